import type { ServiceName } from '@academy/contracts/registry/service-names.ts';
import type { z } from 'zod';
import type { CommonConfig } from '../config/common-config.ts';
import type { HttpAppOptions } from '../http/create-http-app.ts';
import type { RouteDeps } from '../http/route.ts';
import type { IdentityPort } from '../identity/identity-port.ts';
import type { Feature } from './feature.ts';
import type { Runtime } from './service-runtime.ts';

export interface ServiceParts {
  /** What the use cases work with. */
  deps: object;
  /** What it keeps, serves and does. The relay, the sweeper and the consumers take theirs from all of them. */
  features: readonly Feature[];
  http?: Pick<HttpAppOptions, 'bodyLimit' | 'rawBodies'>;
  /** Who is asking, where auth's own events are not the source: in auth itself. */
  identity?: IdentityPort;
  /** Refuses and cleans up after writes of members whose account was deleted. */
  erasure?: RouteDeps['erasure'];
}

export type ConfigSchema = z.ZodType<CommonConfig>;

export interface ServiceDefinition<Schema extends ConfigSchema, Parts extends ServiceParts> {
  name: ServiceName;
  config: Schema;
  /** Puts the parts together. Starts nothing and reaches neither the store nor Kafka: nothing is open yet. */
  compose: (runtime: Runtime, config: z.output<Schema>) => Parts | Promise<Parts>;
}

/** Declares a service for `runService` and for tests. */
export const defineService = <Schema extends ConfigSchema, Parts extends ServiceParts>(
  definition: ServiceDefinition<Schema, Parts>,
): ServiceDefinition<Schema, Parts> => definition;
