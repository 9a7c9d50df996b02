import type {
  CaseEntry,
  HoldReason,
  ModerationCase,
} from '@academy/contracts/http/forum/moderation-cases.ts';
import type { FlagReason } from '@academy/contracts/http/forum/flags.ts';

type Of<Kind extends CaseEntry['kind']> = Extract<CaseEntry, { kind: Kind }>;
type History = readonly CaseEntry[];

/** The id of the post or reply that a case is about; the case's own is `post_<id>` or `reply_<id>`. */
export const textIdOf = ({ id, kind }: Pick<ModerationCase, 'id' | 'kind'>): string =>
  id.slice(kind.length + 1);

/** What has happened since the last decision; all of it where there was none. */
export function openEntries(history: History): CaseEntry[] {
  const last = history.findLastIndex(({ kind }) => kind === 'decision');
  return history.slice(last + 1);
}

/** What was decided last; null for what nobody has decided on yet. */
export const lastDecision = (history: History): Of<'decision'> | null =>
  history.findLast((entry): entry is Of<'decision'> => entry.kind === 'decision') ?? null;

/** The reasons of the flags since the last decision, each with its number of flags, the most frequent first. */
export function flagReasons(history: History): { reason: FlagReason; count: number }[] {
  const counts = new Map<FlagReason, number>();
  for (const entry of openEntries(history))
    if (entry.kind === 'flag') counts.set(entry.reason, (counts.get(entry.reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
}

/** The watched words that were found in it since the last decision, each once. */
export function watchedWords(history: History): string[] {
  const found = openEntries(history).flatMap((entry) => (entry.kind === 'watched' ? entry.words : []));
  return [...new Set(found)];
}

/** Why it is held since the last decision, each reason once. */
export function holdReasons(history: History): HoldReason[] {
  const held = openEntries(history).flatMap((entry) => (entry.kind === 'held' ? entry.reasons : []));
  return [...new Set(held)];
}
