import type { TopicContract } from '@academy/contracts/events/topics.ts';
import type { ServiceName } from '@academy/contracts/registry/service-names.ts';
import type { Router } from 'express';
import type { z } from 'zod';
import type { CommonConfig } from '../config/common-config.ts';
import type { BroadcastOptions } from '../consumers/broadcast-consumer.ts';
import type { EventHandler } from '../consumers/event-handler.ts';
import type { HttpAppOptions } from '../http/create-http-app.ts';
import type { RouteDeps } from '../http/route.ts';
import type { IdentityPort } from '../identity/identity-port.ts';
import type { Migration } from '../migrations/migration.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import type { SweepJob } from '../sweeper/sweeper.ts';
import type { Runtime } from './service-runtime.ts';
import type { Worker } from './worker.ts';

/** What a service reads of the others, in a group whose replicas share the partitions. */
export interface ConsumerGroup {
  /** Behind the service's name in the group's id; absent for the service's own group. */
  name?: string;
  handlers: readonly EventHandler[];
  /** Whether the service is ready only once it has caught up: a read model that answers depend on. */
  isReadModel?: boolean;
}

/** What every replica reads for itself: events that drop caches. */
export interface Broadcast extends Pick<BroadcastOptions, 'since' | 'handler'> {
  /** Behind the service's name, for logs and the broker's list of groups. */
  name: string;
  topics: readonly TopicContract[];
}

export interface ServiceParts {
  /** What the use cases work with. */
  deps: object;
  routers: (routes: RouteDeps) => readonly Router[];
  http?: Pick<HttpAppOptions, 'bodyLimit' | 'rawBodies'>;
  /** Who is asking, where auth's own events are not the source: in auth itself. */
  identity?: IdentityPort;
  /** Refuses and cleans up after writes of members whose account was deleted. */
  erasure?: RouteDeps['erasure'];
  /** Models with the outbox fields, whose events the relay publishes. */
  aggregates?: readonly AnyModel[];
  groups?: readonly ConsumerGroup[];
  broadcasts?: readonly Broadcast[];
  workers?: readonly Worker[];
  /** What expires. */
  sweeps?: readonly SweepJob[];
  /** Changes of stored data, each run once in the life of the database, after its indexes. */
  migrations?: readonly Migration[];
  /**
   * Runs once the store has its indexes and migrations and before anything else uses it: imports, keys, first records. It runs again
   * when the store went away in the middle, so it must be safe to repeat.
   */
  prepare?: () => Promise<void>;
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
