import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';

/** The cases that were read, and how many waited then. */
export interface Queue {
  cases: ModerationCase[];
  total: number;
}

type Actor = ModerationCase['user'];

interface Decided {
  action: 'approve' | 'remove' | 'warn';
  reason: string;
  by: Actor;
  at: string;
}

/** The case as a decision will leave it, shown until the server has answered. */
export const asDecided = (record: ModerationCase, { action, reason, by, at }: Decided): ModerationCase => ({
  ...record,
  status: action === 'remove' ? 'removed' : 'visible',
  isOpen: false,
  openFlags: 0,
  appeal: null,
  history: [...record.history, { kind: 'decision', at, by, action, reason }],
});

/** The queue with the case in its place, decided or not: what was decided stays where it was until the queue is read again. */
export const withCase = (queue: Queue, record: ModerationCase): Queue => ({
  ...queue,
  cases: queue.cases.map((other) => (other.id === record.id ? record : other)),
});

export const withMute = (queue: Queue, userId: string, mutedUntil: string | null): Queue => ({
  ...queue,
  cases: queue.cases.map((record) => (record.user.id === userId ? { ...record, mutedUntil } : record)),
});

/** How many of the cases that were read still wait. */
export const openCount = ({ cases }: Queue): number => cases.filter(({ isOpen }) => isOpen).length;

/**
 * How many more cases would be shown if the queue were read again: `waiting` is what the server counts now, `most` what one
 * reading gives.
 */
export const unseenCount = (queue: Queue, waiting: number, most: number): number =>
  Math.max(0, Math.min(waiting, most) - openCount(queue));

/** Staff, the academy itself and deleted members are not muted. */
export const mayBeMuted = ({ kind, id }: Actor): boolean => kind === 'member' && id !== '';

export const fullName = ({ firstName, lastName }: Pick<Actor, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
