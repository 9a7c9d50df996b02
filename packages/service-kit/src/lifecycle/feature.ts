import type { TopicContract } from '@academy/contracts/events/topics.ts';
import type { Router } from 'express';
import type { BroadcastOptions } from '../consumers/broadcast-consumer.ts';
import type { EventHandler } from '../consumers/event-handler.ts';
import type { RouteDeps } from '../http/route.ts';
import type { Migration } from '../migrations/migration.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import type { SweepJob } from '../sweeper/sweeper.ts';
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

/**
 * What one feature of a service keeps, serves and does, in one record. A service is a list of these: whoever adds a
 * collection, a worker or a sweep adds it to its feature and nowhere else.
 */
export interface Feature {
  /** In lower case, for errors: "tutor votes". */
  name: string;
  /**
   * Every collection that it keeps. One with the outbox's fields is an aggregate, whose events the relay publishes; a service does
   * not start with one that no feature has.
   */
  models?: readonly AnyModel[];
  routers?: (routes: RouteDeps) => readonly Router[];
  groups?: readonly ConsumerGroup[];
  broadcasts?: readonly Broadcast[];
  workers?: readonly Worker[];
  /** What expires. */
  sweeps?: readonly SweepJob[];
  /** Changes of stored data, each run once in the life of the database, after its indexes. */
  migrations?: readonly Migration[];
  /**
   * Erases what it keeps of a member whose account is deleted; again changes nothing. A feature with a model that holds
   * members' ids has to have it, or the service does not start.
   */
  erase?: (userId: string) => Promise<void>;
  /**
   * Runs once the store has its indexes and migrations and before anything else uses it: imports, keys, first records. It
   * runs again when the store went away in the middle, so it must be safe to repeat.
   */
  prepare?: () => Promise<void>;
}

/** Declares a feature; see `Feature`. */
export const defineFeature = (feature: Feature): Feature => feature;

/** Erases a member from all features, in their order; again changes nothing. Ends with the first that fails, for another try. */
export const eraseFrom = async (features: readonly Feature[], userId: string): Promise<void> => {
  for (const feature of features) await feature.erase?.(userId);
};
