import type { HistoryEntry, Subscription } from './subscription.ts';

/** As many of the latest entries as are kept. */
export const historyLimit = 200;

type PartRefund = NonNullable<HistoryEntry['refund']>;
type HistoryKind = HistoryEntry['what'];

/** Who did something by a call of ours, which the provider's record cannot tell. */
export interface Cause {
  what: HistoryKind;
  by: 'member' | 'staff';
  actorId: string | null;
  reason: string | null;
  refund?: PartRefund;
  requestId?: string;
}

/** What the provider's record shows of each act. */
const traces: Partial<Record<HistoryKind, readonly HistoryKind[]>> = {
  withdrawn: ['refunded', 'ended', 'expired'],
  refunded: ['refunded', 'ended', 'expired', 'partly_refunded'],
  ended: ['ended', 'expired'],
};
const isSameRefund = (seen: HistoryEntry['refund'], { amount, invoiceNumber }: PartRefund): boolean =>
  seen?.amount === amount && seen.invoiceNumber === invoiceNumber;

const attributedWithinMs = 5 * 60_000;

export const recordEvent = (subscription: Subscription, event: HistoryEntry): Subscription => ({
  ...subscription,
  history: [...subscription.history, event].slice(-historyLimit),
});

/** What the clock or the provider's record shows, with nobody's name to it. */
export const observed = (
  what: HistoryKind,
  { by, at }: { by: 'provider' | 'clock'; at: Date },
): HistoryEntry => ({
  at,
  what,
  by,
  actorId: null,
  reason: null,
});

/**
 * The history with who did it and why: the provider's message often comes before the answer to the call that caused
 * it, so the entry that it left is given its cause; where there is none, one is added. A refund is known by its amount
 * and invoice, whenever it was seen: a request may be made again long after its answer was lost.
 */
export const attributed = (subscription: Subscription, cause: Cause, now: Date): Subscription => {
  const left = traces[cause.what] ?? [cause.what];
  const since = now.getTime() - attributedWithinMs;
  const { history } = subscription;
  const index = history.findLastIndex(
    ({ what, by, at, refund }) =>
      left.includes(what) &&
      by !== 'member' &&
      by !== 'staff' &&
      (cause.refund === undefined ? at.getTime() >= since : isSameRefund(refund, cause.refund)),
  );
  const found = history[index];
  if (found === undefined) return recordEvent(subscription, { ...cause, at: now });
  return { ...subscription, history: history.with(index, { ...found, ...cause, at: found.at }) };
};

/** What came of a request of staff; undefined where nothing did, or nobody told yet. */
export const outcomeOf = ({ history }: Subscription, requestId: string): HistoryEntry | undefined =>
  history.find((entry) => entry.requestId === requestId);
