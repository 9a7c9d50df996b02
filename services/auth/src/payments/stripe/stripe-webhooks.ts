import Stripe from 'stripe';
import { z } from 'zod';
import { badSignature } from '../provider/payment-texts.ts';
import type { Webhook } from '../provider/provider-port.ts';

const toleranceSeconds = 300;
/** Each signature in the header is compared: Stripe sends one for each secret, a forger as many as fit. */
const longestHeader = 1_000;

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.number().int(),
  data: z.object({
    object: z.object({ object: z.string(), id: z.string().optional(), customer: reference.nullish() }),
  }),
});

const customerOf = ({ object, id, customer }: z.infer<typeof eventSchema>['data']['object']): string | null =>
  (object === 'customer' ? id : customer) ?? null;

/** Null where this secret did not sign it, or not in these five minutes. */
const verified = (secret: string, rawBody: Buffer, signature: string, now: Date): unknown => {
  try {
    return Stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    // Neither signed by this secret nor JSON: to the sender it is one refusal.
    return null;
  }
};

/** Reads a webhook's event. Throws DomainError 400 where none of the secrets signed it in the last five minutes. */
export const readStripeWebhook = (
  secrets: readonly string[],
  rawBody: Buffer,
  signature: string | undefined,
  now: Date,
): Webhook => {
  const header = signature ?? '';
  for (const secret of header.length > longestHeader ? [] : secrets) {
    const event = eventSchema.safeParse(verified(secret, rawBody, header, now));
    if (!event.success) continue;
    const { id, type, created, data } = event.data;
    return { id, type, customerId: customerOf(data.object), createdAt: new Date(created * 1000) };
  }
  throw badSignature();
};
