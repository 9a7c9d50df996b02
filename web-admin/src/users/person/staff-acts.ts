import type { AuditEntry } from '@academy/contracts/http/auth/audit.ts';
import type {
  SubscriptionAdjustment,
  SubscriptionEvent,
} from '@academy/contracts/http/auth/staff-payments.ts';

/** What one of staff did to a person, with what payments keep of it. */
export interface StaffAct {
  entry: AuditEntry;
  /** Its line in the history of the subscription, which has the reason and the amount. */
  told: SubscriptionEvent | null;
}

/** The log is written before the provider is told: its answer, and so the history, comes soon after. */
const soonMs = 60_000;
const timeOf = ({ at }: { at: string }): number => Date.parse(at);

/** What each kind of act, as the log names it, can leave in the history. */
const lines: Readonly<Record<SubscriptionAdjustment['action'], readonly SubscriptionEvent['what'][]>> = {
  cancel: ['cancelled', 'ended'],
  end: ['ended'],
  refund: ['refunded'],
  refundPart: ['partly_refunded', 'refunded'],
  give: ['gift_given'],
  takeBack: ['gift_ended'],
};
const linesOf = ({ fields: [kind = ''] }: AuditEntry): readonly string[] =>
  Object.hasOwn(lines, kind) ? lines[kind as keyof typeof lines] : [];

/** The log's entries about somebody, each with the line of the subscription's history that it brought about. */
export function staffActs(entries: readonly AuditEntry[], history: readonly SubscriptionEvent[]): StaffAct[] {
  const untold = history.filter(({ by }) => by === 'staff');
  const toldOf = (entry: AuditEntry): SubscriptionEvent | null => {
    if (entry.action !== 'subscription.adjusted') return null;
    const index = untold.findIndex(
      (event) =>
        event.actorId === entry.actorId &&
        linesOf(entry).includes(event.what) &&
        Math.abs(timeOf(event) - timeOf(entry)) <= soonMs,
    );
    return index < 0 ? null : (untold.splice(index, 1)[0] ?? null);
  };
  // The oldest first, so that of two in a minute each gets its own.
  const acts = entries.toReversed().map((entry) => ({ entry, told: toldOf(entry) }));
  return acts.toReversed();
}
