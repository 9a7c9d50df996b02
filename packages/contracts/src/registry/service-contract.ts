import type { EventContract } from '../events/event.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { ServiceName } from './service-names.ts';

/** What one service answers and publishes. */
export interface ServiceContract<Name extends ServiceName = ServiceName> {
  /** The name of its folder under `services/`, its database, its consumer group and its upstream. */
  name: Name;
  endpoints: Readonly<Record<string, Endpoint>>;
  /** The facts that it publishes, also those that other services publish too. Its contract test of events provokes each. */
  events: readonly EventContract[];
}

/** Declares a service, keeping the literal type of its name. */
export const defineServiceContract = <const Name extends ServiceName>(
  contract: ServiceContract<Name>,
): ServiceContract<Name> => contract;
