import { promptLibraryLimits } from '@academy/contracts/http/ai/prompts.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import type { PromptReservation } from '../data/prompt-models.ts';
import { libraryFull, promptIdTaken, promptsFull } from '../domain/prompt-texts.ts';
import { isSamePrompt, storedBytes, type SavedPromptRecord } from '../domain/saved-prompt.ts';
import type { PromptDeps, PromptOwner } from './prompt-deps.ts';

const writtenAtOnce = 50;

/** Throws DomainError 409 where one of the ids stands for something else already. */
const assertFree = async ({ prompts }: PromptDeps, records: readonly SavedPromptRecord[]): Promise<void> => {
  const stored = await prompts.findAll(records.map(({ _id }) => _id));
  for (const one of stored) {
    const record = records.find(({ _id }) => _id === one._id);
    if (!record || one.userId !== record.userId || !isSamePrompt(one, record)) throw promptIdTaken();
  }
};

/** Writes the texts that are new. Throws DomainError 409 where an id came to stand for something else meanwhile. */
const writeTexts = async ({ prompts }: PromptDeps, records: readonly SavedPromptRecord[]): Promise<void> => {
  for (let at = 0; at < records.length; at += writtenAtOnce) {
    const batch = records.slice(at, at + writtenAtOnce);
    await Promise.all(
      batch.map(async (record) => {
        const stored = await prompts.insert(record);
        if (!stored || !isSamePrompt(stored, record)) throw promptIdTaken();
      }),
    );
    failPoint('prompts.after_batch');
  }
};

const isSameReservation = (a: PromptReservation, b: PromptReservation): boolean =>
  a._id === b._id && a.bytes === b.bytes && a.ids.length === b.ids.length;

/**
 * Takes the places and bytes of new prompts before any of them is written. Gives false where they are saved already; goes on
 * with the places of the same request, where it was cut off. Throws DomainError 409 beyond the prompts that a library holds, 413 beyond
 * its bytes.
 */
const reserve = async (
  { libraries, storageLimit }: PromptDeps,
  owner: PromptOwner,
  reservation: PromptReservation,
): Promise<boolean> => {
  const { ids } = reservation;
  const most = { prompts: promptLibraryLimits.prompts, bytes: storageLimit(owner) };
  if (await libraries.reserve(owner.userId, reservation, most)) return true;
  const { promptIds, reservations, count } = await libraries.read(owner.userId);
  // They are added in one write, so that one of them stands for all, also where some are deleted by now.
  if (ids.some((id) => promptIds.includes(id))) return false;
  const earlier = reservations.find((one) => one.ids.some((id) => ids.includes(id)));
  if (earlier && isSameReservation(earlier, reservation)) return true;
  if (earlier) throw promptIdTaken();
  throw count + ids.length > most.prompts ? libraryFull(ids.length) : promptsFull(most.bytes);
};

/**
 * Saves new prompts of one member, all or none: their places first, then their texts, which nobody sees, then their ids in one
 * write to the member's library. The same ids again add nothing. What a crash leaves goes with `releaseAbandoned`. Throws
 * DomainError 409 and 413 as `reserve`.
 */
export const addPrompts = async (
  deps: PromptDeps,
  owner: PromptOwner,
  records: readonly SavedPromptRecord[],
): Promise<void> => {
  const ids = records.map(({ _id }) => _id);
  const { promptIds } = await deps.libraries.read(owner.userId);
  if (ids.some((id) => promptIds.includes(id))) return;
  await assertFree(deps, records);
  const bytes = records.reduce((sum, record) => sum + storedBytes(record), 0);
  const reservation = { _id: ids[0] ?? '', ids, bytes, at: deps.now() };
  if (!(await reserve(deps, owner, reservation))) return;
  await writeTexts(deps, records);
  if (await deps.libraries.settle(owner.userId, reservation)) return;
  // The same request twice at once: the other one has settled it.
  const settled = await deps.libraries.read(owner.userId);
  if (!ids.some((id) => settled.promptIds.includes(id))) throw unavailable();
};
