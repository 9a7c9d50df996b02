import Stripe from 'stripe';
import { refundRefused } from '../provider/payment-texts.ts';

const disputed: readonly (string | undefined)[] = ['charge_disputed', 'refund_disputed_payment'];

/** A refund that Stripe will not make is a refusal that says why; any other error stays as it is. */
export const refusedRefund = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (disputed.includes(error.code)) return refundRefused('disputed');
  return error.code === 'charge_not_refundable' ? refundRefused('tooLate') : error;
};
