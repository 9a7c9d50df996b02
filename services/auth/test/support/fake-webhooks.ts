import { signatureHeader } from '@academy/stripe-double/webhook-signature.ts';
import type { Webhook } from '../../src/payments/provider/provider-port.ts';

/** A message as it would arrive: its raw body and the header that signs it. */
export interface SignedWebhook {
  id: string;
  body: string;
  signature: string;
}

/** As Stripe would write and sign it. */
export const signWebhook = (secret: string, { id, type, customerId, createdAt }: Webhook): SignedWebhook => {
  const created = Math.floor(createdAt.getTime() / 1000);
  const object = { object: 'subscription', customer: customerId };
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
  return { id, body, signature: signatureHeader(body, [secret], createdAt) };
};
