import { Stripe } from 'stripe';
import { z } from 'zod';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { SandboxEvent } from '../../data/sandbox/event-store.ts';
import type { Notice } from '../provider-port.ts';
import { sandboxTexts } from './sandbox-texts.ts';

/** How old a message may be. */
const toleranceSeconds = 300;

const noticeSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.object({ customer: z.string() }) }),
});

/** A message's body, in the form of Stripe's events. */
export const bodyOf = ({ _id, type, objectId, customerId, createdAt }: SandboxEvent): string =>
  JSON.stringify({
    id: _id,
    object: 'event',
    type,
    livemode: false,
    created: Math.floor(createdAt.getTime() / 1000),
    data: { object: { id: objectId, customer: customerId } },
  });

/** The header that proves where a body comes from, by Stripe's scheme (docs.stripe.com/webhooks, `Stripe-Signature`). */
export const sign = (body: string, secret: string, now: Date): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
  });

const refused = (): DomainError =>
  new DomainError({ status: 400, code: 'bad-signature', text: sandboxTexts.badSignature });

/** Throws DomainError 400 where a message is forged, damaged or stale. */
export const readNotice = (
  rawBody: Buffer,
  signature: string | undefined,
  { secret, now }: { secret: string; now: Date },
): Notice => {
  try {
    const received = now.getTime();
    const event: unknown = Stripe.webhooks.constructEvent(
      rawBody,
      signature ?? '',
      secret,
      toleranceSeconds,
      undefined,
      received,
    );
    const { id, type, created, data } = noticeSchema.parse(event);
    return { id, type, customerId: data.object.customer, createdAt: new Date(created * 1000) };
  } catch {
    throw refused();
  }
};
