import type { AppealState } from '@academy/contracts/http/forum/appeals.ts';
import { openEntries, type CaseEntry, type CaseState, type DecisionEntry } from './case.ts';
import { opened, withEntry, type CaseChange } from './change-case.ts';
import { appealedBefore, decidesAgain, notRemoved } from './appeal-texts.ts';

type AppealEntry = Extract<CaseEntry, { kind: 'appeal' }>;
type Past = Pick<CaseState, 'history' | 'status'>;

/** The decision that stands. */
const standing = (history: readonly CaseEntry[]): DecisionEntry | undefined =>
  history.findLast((entry): entry is DecisionEntry => entry.kind === 'decision');

/** The appeal that waits for a moderator, with who removed the text; null where none does. */
export const openAppeal = ({
  history,
  status,
}: Past): (AppealEntry & { removedBy: string | null }) | null => {
  const entry = openEntries(history).find((one): one is AppealEntry => one.kind === 'appeal');
  return entry && status === 'removed' ? { ...entry, removedBy: standing(history)?.by ?? null } : null;
};

/** How far the appeal against the last removal is; null where there is nothing to object to. */
export const appealState = (past: Past): AppealState | null => {
  const decision = standing(past.history);
  if (openAppeal(past)) return 'waiting';
  if (decision?.onAppeal) return decision.action === 'remove' ? 'confirmed' : 'restored';
  return past.status === 'removed' ? 'possible' : null;
};

/** Takes an author's objection into the queue. Throws DomainError 409 where nothing is removed, or they objected before. */
export const appeal = (current: CaseState, { text, at }: { text: string; at: Date }): CaseChange | null => {
  const waiting = openAppeal(current);
  // The same words again, such as in a call that is sent again.
  if (waiting?.text === text) return null;
  if (current.status !== 'removed') throw notRemoved();
  if (appealState(current) !== 'possible') throw appealedBefore();
  const entry: CaseEntry = { kind: 'appeal', at, by: current.userId, text };
  return { ...opened(current, at), history: withEntry(current.history, entry) };
};

/** Whoever removed it does not judge the objection, nor does its author. Throws DomainError 403 for them. */
export const requireOther = (current: CaseState, moderatorId: string): void => {
  const waiting = openAppeal(current);
  if (waiting && [waiting.removedBy, current.userId].includes(moderatorId)) throw decidesAgain();
};
