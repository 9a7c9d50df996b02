import type { StaffInvoice, StaffSubscription } from './types.ts';

const runningStates: readonly StaffSubscription['state'][] = ['active', 'past_due', 'cancelling'];

/** Whether it still runs at the provider. */
export const isRunning = ({ state }: Pick<StaffSubscription, 'state'>): boolean =>
  runningStates.includes(state);

/** The payment that a refund gives back: the last one, unless it went back already. `invoices` are newest first. */
export function refundable(invoices: readonly StaffInvoice[]): StaffInvoice | undefined {
  const last = invoices.find(
    ({ status, total }) => total > 0 && (status === 'paid' || status === 'refunded'),
  );
  return last?.status === 'paid' ? last : undefined;
}

/** Whether it can be cancelled at the end of its period: one that is cancelled already, or unpaid, can only end. */
export const isCancellable = ({ state }: Pick<StaffSubscription, 'state'>): boolean => state === 'active';

/** Payments of which something can still be given back, newest first; null where there is none. */
export function partlyRefundable(
  invoices: readonly StaffInvoice[],
): [StaffInvoice, ...StaffInvoice[]] | null {
  const [newest, ...others] = invoices.filter(({ refundable: left }) => left > 0);
  return newest ? [newest, ...others] : null;
}

export type NextStep = { what: 'charge' | 'ends'; at: string };

/** What time will bring; null where there is nothing to come. */
export function nextStep({
  endsAt,
  nextChargeAt,
}: Pick<StaffSubscription, 'endsAt' | 'nextChargeAt'>): NextStep | null {
  if (endsAt !== null) return { what: 'ends', at: endsAt };
  return nextChargeAt === null ? null : { what: 'charge', at: nextChargeAt };
}
