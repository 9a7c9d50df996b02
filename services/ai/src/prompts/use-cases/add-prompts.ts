import { promptLibraryLimits } from '@academy/contracts/http/ai/prompts.ts';
import { libraryFull, promptIdTaken } from '../domain/prompt-texts.ts';
import { isSamePrompt, type SavedPromptRecord } from '../domain/saved-prompt.ts';
import type { PromptDeps } from './prompt-deps.ts';

/** By then no request that wrote them can still be running. */
const leftoverAfterMs = 60 * 60 * 1000;
const writtenAtOnce = 50;

/** Writes the texts that are new. Throws DomainError 409 where an id stands for something else. */
const writeTexts = async ({ prompts }: PromptDeps, records: readonly SavedPromptRecord[]): Promise<void> => {
  for (let at = 0; at < records.length; at += writtenAtOnce) {
    const batch = records.slice(at, at + writtenAtOnce);
    await Promise.all(
      batch.map(async (record) => {
        const standing = await prompts.insert(record);
        if (!standing || !isSamePrompt(standing, record)) throw promptIdTaken();
      }),
    );
  }
};

/**
 * Saves new prompts of one member, all or none: their texts first, which nobody sees, then their ids in one write to the
 * member's library. The same ids again add nothing. Throws DomainError 409 beyond what a library holds.
 */
export const addPrompts = async (
  deps: PromptDeps,
  userId: string,
  records: readonly SavedPromptRecord[],
): Promise<void> => {
  const { prompts, libraries, now } = deps;
  const ids = records.map(({ _id }) => _id);
  const named = await libraries.idsOf(userId);
  // They were added in one write, so that one of them stands for all, also where some are deleted by now.
  const isRepeated = (has: readonly string[]) => ids.some((id) => has.includes(id));
  if (isRepeated(named)) return;
  const { prompts: limit } = promptLibraryLimits;
  if (named.length + ids.length > limit) throw libraryFull(ids.length);
  await prompts.removeLeftovers(userId, { named, before: new Date(now().getTime() - leftoverAfterMs) });
  await writeTexts(deps, records);
  if (await libraries.add(userId, ids, limit)) return;
  // The same request twice at once, or another one took the last places. Its texts are leftovers then.
  if (!isRepeated(await libraries.idsOf(userId))) throw libraryFull(ids.length);
};
