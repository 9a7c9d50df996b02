import { z } from 'zod';
import { intervalSchema, subscriptionStateSchema } from '../../shared/payments.ts';
import { defineEvent } from '../event.ts';
import { authTopics } from './topics.ts';

export const subscriptionChangedV1 = defineEvent({
  type: 'academy.auth.subscription_changed.v1',
  topic: authTopics.payments.name,
  key: 'user id',
  when: 'a subscription reached another state, or another price',
  data: z.object({
    userId: z.string(),
    state: subscriptionStateSchema,
    previous: subscriptionStateSchema,
    interval: intervalSchema.nullable(),
    /** Cents of the next charge, VAT included. */
    amount: z.number().int().nullable(),
    currency: z.string().nullable(),
    endsAt: z.iso.datetime().nullable(),
    at: z.iso.datetime(),
  }),
});
