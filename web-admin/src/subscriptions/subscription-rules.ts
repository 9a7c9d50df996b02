import type { Invoice } from '@academy/contracts/shared/payments.ts';
import type { StaffSubscription } from './types.ts';

const runningStates: readonly StaffSubscription['state'][] = ['active', 'past_due', 'cancelling'];

/** Whether it still runs at the provider. */
export const isRunning = ({ state }: Pick<StaffSubscription, 'state'>): boolean =>
  runningStates.includes(state);

/** The payment that a refund gives back: the last one, unless it went back already. `invoices` are newest first. */
export function refundable(invoices: readonly Invoice[]): Invoice | undefined {
  const last = invoices.find(
    ({ status, total }) => total > 0 && (status === 'paid' || status === 'refunded'),
  );
  return last?.status === 'paid' ? last : undefined;
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
