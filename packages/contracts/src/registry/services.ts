import type { EventContract } from '../events/event.ts';
import { presenceReportedV1 } from '../events/gateway/presence-reported.v1.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { gatewayEndpoints } from '../http/gateway/gateway-endpoints.ts';
import { presenceEndpoints } from '../http/gateway/presence.ts';
import { parkedEventEndpoints } from '../http/gateway/parked-events.ts';
import { ai } from './ai.ts';
import { auth } from './auth.ts';
import { catalog } from './catalog.ts';
import { forum } from './forum.ts';
import { library } from './library.ts';
import { scheduler } from './scheduler.ts';
import type { ServiceName } from './service-names.ts';

/**
 * Every service behind the gateway. Routes, OpenAPI and the role matrix are derived from it: a new service is one line here
 * and its name in `service-names.ts`.
 */
export const services = [auth, catalog, library, forum, ai, scheduler] as const;

/** Who answers a call: the gateway itself or one of the services behind it. */
export type Owner = ServiceName | 'gateway';

export type OwnedEndpoint = Endpoint & { owner: Owner };

const owned = (owner: Owner, endpoints: Readonly<Record<string, Endpoint>>): [string, OwnedEndpoint][] =>
  Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, owner }]);

/** Every call of the academy by its name. */
export const endpoints: Readonly<Record<string, OwnedEndpoint>> = Object.fromEntries([
  ...services.flatMap(({ name, endpoints }) => owned(name, endpoints)),
  ...owned('gateway', { ...gatewayEndpoints, ...parkedEventEndpoints, ...presenceEndpoints }),
]);

/** Every fact that travels between services, once, though several may publish it. */
export const events: readonly EventContract[] = [
  ...new Set([...services.flatMap(({ events }) => events), presenceReportedV1]),
];
