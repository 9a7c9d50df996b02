import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { subscriptionChangedV1 } from '@academy/contracts/events/auth/subscription-changed.v1.ts';
import { subscriptionStateSchema } from '@academy/contracts/shared/payments.ts';
import { planSchema } from '@academy/contracts/shared/people.ts';
import { z } from 'zod';
import { plan as mail } from '../../../mail/kinds/plan/plan.ts';
import { defineNotificationKind, mailed, on } from '../notification-kind.ts';
import { words } from './words.ts';

const userId = '0197f3a0-0000-7000-8000-000000000003';
const at = '2026-01-01T12:00:00.000Z';
const link = '/settings#plan';

export const plan = defineNotificationKind({
  activity: 'plan',
  words,
  rules: [
    on(planChangedV1, {
      expects: z.looseObject({ id: z.string(), plan: planSchema }),
      example: {
        id: userId,
        username: 'ana',
        firstName: 'Ana',
        lastName: 'Ruiz',
        role: 'learner',
        plan: 'premium',
        language: 'es',
        createdAt: at,
      },
      tell: ({ id, data }) => ({ id, userId: data.id, about: id, text: `plan_${data.plan}`, link }),
    }),
    on(subscriptionChangedV1, {
      expects: z.looseObject({
        userId: z.string(),
        state: subscriptionStateSchema,
        endsAt: z.iso.datetime().nullable(),
      }),
      example: {
        userId,
        state: 'cancelling',
        previous: 'active',
        interval: 'month',
        amount: 900,
        currency: 'EUR',
        endsAt: at,
        at,
      },
      // Other states are no news beside the change of the plan itself.
      tell: ({ id, data: { userId, state, endsAt } }) =>
        state === 'cancelling' || state === 'past_due'
          ? {
              id,
              userId,
              about: id,
              text: `plan_${state}`,
              link,
              at: endsAt === null ? null : new Date(endsAt),
            }
          : null,
    }),
  ],
  // The end of a plan is mailed by the service that ends it.
  mail: mailed(mail, ({ text }, { name, url }) => {
    if (text === 'plan_premium') return { name, plan: 'premium' as const, url };
    return text === 'plan_free' ? { name, plan: 'free' as const, url } : null;
  }),
});
