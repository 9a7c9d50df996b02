import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { planSchema } from '@academy/contracts/shared/people.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { certifyLearner } from '../use-cases/certificates/certify-learner.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';

const id = '0197f3a0-0000-7000-8000-000000000001';
const account = {
  username: 'ana',
  role: 'learner',
  language: 'es',
  createdAt: '2026-01-01T12:00:00.000Z',
} as const;
const expects = z.looseObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  plan: planSchema,
});
const example: z.input<typeof expects> = { ...account, id, firstName: 'Ana', lastName: 'Ruiz', plan: 'free' };

/** What keeps the read model of people: names for certificates and reviews, and the plan. */
export const learnerHandlers = (catalog: CatalogDeps): EventHandler[] => [
  ...[userRegisteredV1, userUpdatedV1, planChangedV1].map((event) =>
    defineHandler({
      event,
      expects,
      example,
      handle: async ({ data, sequence }) => {
        const { firstName, lastName, plan } = data;
        await catalog.learners.keep({ _id: data.id, firstName, lastName, plan }, sequence);
        // Premium from now on, perhaps: what was completed before is certified.
        await certifyLearner(catalog, data.id);
      },
    }),
  ),
  defineHandler({
    event: userDeletedV1,
    expects: z.object({ id: z.string() }),
    example: { id },
    handle: ({ data, sequence }) => catalog.learners.remove(data.id, sequence),
  }),
];
