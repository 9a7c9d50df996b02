import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { z } from 'zod';
import { aggregateVersion } from '../consumers/aggregate-version.ts';
import { defineHandler, type EventHandler } from '../consumers/event-handler.ts';
import type { ErasureGuard } from './erasure-guard.ts';
import type { People } from './people.ts';
import { personSchema } from './person-model.ts';

const id = '0197f3a0-0000-7000-8000-000000000001';
const expects = z.looseObject({ ...personSchema.shape, createdAt: z.iso.datetime() });
/** What is kept of it; other fields of the event are not. */
const stored = personSchema.extend({ createdAt: z.coerce.date() });
const example: z.input<typeof expects> = {
  id,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: 'learner',
  plan: 'free',
  language: 'es',
  createdAt: '2026-01-01T12:00:00.000Z',
};

export interface PersonHandlersOptions {
  people: Pick<People, 'keep'>;
  erasure: Pick<ErasureGuard, 'deleted'>;
  /** After an account was registered or changed; may run more than once for an event. */
  onChanged?: (userId: string) => Promise<void>;
}

/**
 * What keeps `people` and erases the deleted. They belong into a group of their own, so that a service which is added
 * later reads the topic from its beginning.
 */
export const personHandlers = ({ people, erasure, onChanged }: PersonHandlersOptions): EventHandler[] => [
  ...[userRegisteredV1, userUpdatedV1, planChangedV1].map((event) =>
    defineHandler({
      event,
      expects,
      example,
      handle: async (envelope) => {
        const { id, ...person } = stored.parse(envelope.data);
        await people.keep(aggregateVersion(envelope), person);
        await onChanged?.(id);
      },
    }),
  ),
  defineHandler({
    event: userDeletedV1,
    expects: z.object({ id: z.string() }),
    example: { id },
    handle: (envelope) => erasure.deleted(aggregateVersion(envelope)),
  }),
];
