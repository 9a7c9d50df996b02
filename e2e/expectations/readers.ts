import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { events } from '@academy/contracts/registry/services.ts';
import type { EventContract } from '@academy/contracts/events/event.ts';
import { authTopics } from '@academy/contracts/events/auth/topics.ts';
import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { revocationExpectation } from '@academy/service-kit/identity/revocations.ts';
import { accountAccessExpectation } from '@academy/service-kit/identity/account-access.ts';
import type { z } from 'zod';

/** One kind of event with all that one reader relies on of its data. */
export interface EventReader {
  name: string;
  event: EventContract;
  expects: z.ZodType;
  /** Data that the handler's own test runs on; only handlers of services have one. */
  example?: unknown;
}

export const root = join(import.meta.dirname, '../..');

// Imported by their paths as they are found: this folder stands outside the academy and looks at all of it.
export const load = <Module>(...path: string[]): Promise<Module> =>
  import(join(root, ...path)) as Promise<Module>;

const servicesWithConsumers = readdirSync(join(root, 'services')).filter((service) =>
  existsSync(join(root, 'services', service, 'src/events/consumers.ts')),
);

/** Handlers hold on to what they are given and use it only when an event comes, so here they are given nothing. */
const handlersOf = async (service: string): Promise<EventReader[]> => {
  const { consumers, readModels } = await load<{
    consumers: (deps: object) => EventHandler[];
    readModels?: (deps: object) => EventHandler[];
  }>('services', service, 'src/events/consumers.ts');
  return [...consumers({}), ...(readModels?.({}) ?? [])].map(({ event, expects, example }) => ({
    name: service,
    event,
    expects,
    example,
  }));
};

/** Identity reads every fact of auth.users alike, but of a deletion only that it happened. */
const identityReaders: EventReader[] = [
  ...events
    .filter(({ topic, type }) => topic === authTopics.users.name && type !== userDeletedV1.type)
    .map((event) => ({ name: 'identity', event, expects: accountAccessExpectation })),
  { name: 'identity', event: sessionsRevokedV1, expects: revocationExpectation },
];

/**
 * Every reader of every event in the academy. A service's handlers are found by its `src/events/consumers.ts`; what open
 * browsers receive stands in the contracts themselves.
 */
export const readers: readonly EventReader[] = [
  ...(await Promise.all(servicesWithConsumers.map(handlersOf))).flat(),
  ...identityReaders,
];
