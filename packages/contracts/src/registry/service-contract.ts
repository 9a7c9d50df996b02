import type { EventContract } from '../events/event.ts';
import type { TopicContract } from '../events/topics.ts';
import type { Endpoint } from '../http/endpoint.ts';

/** What one service answers and publishes. */
export interface ServiceContract<Name extends string = string> {
  /** The name of its folder under `services/`, its database, its consumer group and its upstream. */
  name: Name;
  endpoints: Readonly<Record<string, Endpoint>>;
  /** The facts that it publishes. */
  events: readonly EventContract[];
  /** The topics that exist for these facts. */
  topics: Readonly<Record<string, TopicContract>>;
}

/** Declares a service, keeping the literal type of its name. */
export const defineServiceContract = <const Name extends string>(
  contract: ServiceContract<Name>,
): ServiceContract<Name> => contract;
