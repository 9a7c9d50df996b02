import type { PromptExport, SavedPrompt, SavedPromptSummary } from '@academy/contracts/http/ai/prompts.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import { promptNotFound } from '../domain/prompt-texts.ts';
import { searchWords, type SavedPromptRecord } from '../domain/saved-prompt.ts';
import { savedPromptView, summaryView } from '../views/prompt-views.ts';
import type { PromptDeps } from './prompt-deps.ts';

/** One of the member's own. Throws DomainError 404, for another's as well. */
export const readOwn = async (
  { prompts, libraries }: PromptDeps,
  userId: string,
  id: string,
): Promise<SavedPromptRecord> => {
  const prompt = (await libraries.has(userId, id)) ? await prompts.find(userId, id) : null;
  if (!prompt) throw promptNotFound();
  return prompt;
};

export const readPrompt = async (deps: PromptDeps, id: string, userId: string): Promise<SavedPrompt> =>
  savedPromptView(await readOwn(deps, userId, id));

interface Asked {
  q?: string | undefined;
  tag?: string | undefined;
  limit?: number | undefined;
  after: Cursor | undefined;
}

const isAfter = (end: Cursor, { _id, updatedAt }: { _id: string; updatedAt: Date }): boolean =>
  updatedAt.getTime() < end.order || (updatedAt.getTime() === end.order && _id > end.id);

/** The member's prompts that fit, last changed first; `next` continues after a page. */
export const listPrompts = async (
  { prompts, libraries }: PromptDeps,
  { q = '', tag, limit, after }: Asked,
  userId: string,
): Promise<{ page: SavedPromptSummary[]; next: Cursor | null }> => {
  const named = new Set((await libraries.read(userId)).promptIds);
  const found = await prompts.list(userId, { words: searchWords(q), tag });
  const rest = found.filter((row) => named.has(row._id) && (!after || isAfter(after, row)));
  const rows = limit === undefined ? rest : rest.slice(0, limit);
  const last = rows.at(-1);
  return {
    page: rows.map(summaryView),
    next: last && rest.length > rows.length ? { order: last.updatedAt.getTime(), id: last._id } : null,
  };
};

export const exportPrompts = async (
  { prompts, libraries, now }: PromptDeps,
  userId: string,
): Promise<PromptExport> => {
  const named = new Set((await libraries.read(userId)).promptIds);
  const rows = (await prompts.listWhole(userId)).filter(({ _id }) => named.has(_id));
  return {
    format: 'promptario-prompts',
    formatVersion: 1,
    exportedAt: now().toISOString(),
    prompts: rows.map(({ name, text, tags }) => ({ name, text, tags })),
  };
};
