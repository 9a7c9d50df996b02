import type { FlagReason } from '@academy/contracts/http/forum/flags.ts';
import type { HoldReason } from '@academy/contracts/http/forum/moderation-cases.ts';
import { openEntries, type CaseEntry, type CaseState, type Decision, type Flag } from './case.ts';
import { withHeldWording, withWording, type KeptWording, type Wording } from './kept-wordings.ts';

/** From so many members a flag holds what they flagged. */
export const flagsThatHold = 3;

/** More flags than this say nothing new until a moderator has decided. */
export const mostOpenFlags = 100;

const longestHistory = 1_000;

export type CaseChange = Partial<
  Pick<
    CaseState,
    'status' | 'isOpen' | 'openFlags' | 'openedAt' | 'decision' | 'history' | 'wordings' | 'userId'
  >
>;

export const withEntry = (history: readonly CaseEntry[], entry: CaseEntry): CaseEntry[] =>
  [...history, entry].slice(-longestHistory);

export const opened = (
  { isOpen, openedAt }: CaseState,
  at: Date,
): Pick<CaseState, 'isOpen' | 'openedAt'> => ({
  isOpen: true,
  openedAt: isOpen ? openedAt : at,
});

const flagsIn = (entries: readonly CaseEntry[]): Flag[] => entries.filter((entry) => entry.kind === 'flag');

/** Keeps one more wording; none of an author whose account is deleted. */
export const keeping = (
  { userId, wordings = [] }: CaseState,
  keep: (kept: readonly KeptWording[]) => readonly KeptWording[],
): readonly KeptWording[] => (userId === null ? wordings : keep(wordings));

/** How many open flags help to hide it; those of an earlier release do. */
const weighingIn = (history: readonly CaseEntry[]): number =>
  flagsIn(openEntries(history)).filter(({ weighs }) => weighs !== false).length;

export interface Hold {
  reasons: HoldReason[];
  /** When the text was written or edited that the rules held. */
  at: Date;
  /** The text that they held. */
  text: Wording;
}

/** Whether the case knows that the rules held the text of this moment. */
export const knowsHold = ({ history }: Pick<CaseState, 'history'>, at: Date): boolean =>
  history.some((entry) => entry.kind === 'held' && entry.at.getTime() === at.getTime());

/** Takes what the rules held into the queue; null where that is done, such as for an event delivered twice. */
export const hold = (current: CaseState, { reasons, at, text }: Hold): CaseChange | null => {
  const { history, status } = current;
  if (knowsHold(current, at) || status === 'removed' || status === 'deleted') return null;
  const last = history.at(-1);
  // An author who edits what is held again and again leaves one entry.
  const kept = last?.kind === 'held' ? history.slice(0, -1) : history;
  return {
    ...opened(current, at),
    status: 'held',
    history: withEntry(kept, { kind: 'held', at, reasons }),
    wordings: keeping(current, (kept) => withHeldWording(kept, text, at)),
  };
};

export interface Flagging {
  by: string;
  reason: FlagReason;
  note: string;
  at: Date;
  /** Whether flags may hold it: what staff and the academy wrote stays until a moderator decides. */
  mayHold: boolean;
  /** The one that was flagged. */
  text: Wording;
  /** Whether the flag counts towards hiding it; otherwise it only queues. */
  weighs: boolean;
}

/** Whether a moderator left this very wording to be seen. */
const isApproved = ({ decision }: CaseState, wording: string): boolean =>
  decision !== null && decision.action !== 'remove' && decision.wording === wording;

/**
 * Adds a member's flag, or replaces the one that they have on it; null where that changes nothing. Flags on a wording that a
 * moderator has let stand wait in the queue and hide nothing.
 */
export const flag = (current: CaseState, { mayHold, text, ...flagged }: Flagging): CaseChange | null => {
  const { history, status } = current;
  if (status === 'removed' || status === 'deleted') return null;
  const earlier = flagsIn(openEntries(history)).find(({ by }) => by === flagged.by);
  const wordings = keeping(current, (kept) => withWording(kept, text, flagged.at));
  const isSame = earlier?.reason === flagged.reason && earlier.note === flagged.note;
  // Those that may still hide it are never refused for a hundred that cannot.
  const mayDecide = flagged.weighs && weighingIn(history) < flagsThatHold;
  const isFull = !earlier && !mayDecide && current.openFlags >= mostOpenFlags;
  if (isSame || isFull) return wordings === (current.wordings ?? wordings) ? null : { wordings };
  // A changed reason keeps the weight that the flag had.
  const weighs = flagged.weighs || earlier?.weighs === true;
  const entry: Flag = { kind: 'flag', ...flagged, weighs };
  const flags = earlier
    ? history.map((other) => (other === earlier ? entry : other))
    : withEntry(history, entry);
  const open = flagsIn(openEntries(flags));
  const openFlags = open.length;
  const change = { ...opened(current, flagged.at), openFlags, history: flags, wordings };
  if (!mayHold || isApproved(current, text.wording)) return change;
  if (status !== 'visible' || weighingIn(flags) < flagsThatHold) return change;
  const held: CaseEntry = { kind: 'held', at: flagged.at, reasons: ['flags'] };
  return { ...change, status: 'held', history: withEntry(flags, held) };
};

/** Whether a member's open flag helps to hide the text. */
export const hasWeight = ({ history }: Pick<CaseState, 'history'>, by: string): boolean =>
  flagsIn(openEntries(history)).some((entry) => entry.by === by && entry.weighs === true);

export type Deciding = Decision & {
  by: string;
  muteDays?: number | undefined;
  /** Whether it is about an appeal. */
  onAppeal?: boolean;
};

/** Whether the same moderator decided the same just before, such as in a call that is sent again. */
export const isDecided = ({ history }: CaseState, { by, action, reason, muteDays }: Deciding): boolean => {
  const last = history.at(-1);
  if (last?.kind !== 'decision' || last.by !== by) return false;
  return last.action === action && last.reason === reason && last.muteDays === muteDays;
};

/** Closes the case: removed, or seen by everybody. Flags count anew from here. */
export const decide = (
  current: CaseState,
  { by, muteDays, onAppeal, ...decision }: Deciding,
  text: Wording,
): CaseChange => ({
  status: decision.action === 'remove' ? 'removed' : 'visible',
  isOpen: false,
  openFlags: 0,
  decision,
  history: withEntry(current.history, {
    kind: 'decision',
    by,
    action: decision.action,
    reason: decision.reason,
    at: decision.at,
    ...(muteDays !== undefined && { muteDays }),
    ...(onAppeal && { onAppeal }),
  }),
  wordings: keeping(current, (kept) => withWording(kept, text, decision.at)),
});

export const addNote = (
  { history }: CaseState,
  note: { by: string; text: string; at: Date },
): CaseChange => ({ history: withEntry(history, { kind: 'note', ...note }) });

/** Nothing is left to decide on what its author deleted. */
export const closeDeleted = ({ status }: CaseState): CaseChange | null =>
  status === 'deleted' ? null : { status: 'deleted', isOpen: false, openFlags: 0 };
