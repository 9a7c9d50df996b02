import type { Router } from 'express';
import type { RouteDeps } from '../http/route.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { isAggregate } from '../outbox/is-aggregate.ts';
import type { ConsumerGroup, Feature } from './feature.ts';

/** What all features of a service keep, serve and do together. */
export interface CollectedFeatures extends Required<
  Pick<Feature, 'groups' | 'broadcasts' | 'workers' | 'sweeps' | 'migrations'>
> {
  /** Models with the outbox's fields. */
  aggregates: readonly AnyModel[];
  routers: (routes: RouteDeps) => readonly Router[];
  prepare: () => Promise<void>;
}

/** Members of a consumer group share its partitions and have to subscribe to the same: one group for each name. */
const groupsOf = (features: readonly Feature[]): ConsumerGroup[] => {
  const named = Map.groupBy(
    features.flatMap(({ groups = [] }) => groups),
    ({ name }) => name,
  );
  return [...named].map(([name, groups]) => ({
    ...(name !== undefined && { name }),
    handlers: groups.flatMap(({ handlers }) => handlers),
    isReadModel: groups.some(({ isReadModel }) => isReadModel),
  }));
};

/** Puts the features of a service together, each kind of part in the order of the features. */
export const collectFeatures = (features: readonly Feature[]): CollectedFeatures => ({
  routers: (routes) => features.flatMap((feature) => feature.routers?.(routes) ?? []),
  aggregates: features.flatMap(({ models = [] }) => models.filter(isAggregate)),
  groups: groupsOf(features),
  broadcasts: features.flatMap(({ broadcasts = [] }) => broadcasts),
  workers: features.flatMap(({ workers = [] }) => workers),
  sweeps: features.flatMap(({ sweeps = [] }) => sweeps),
  migrations: features.flatMap(({ migrations = [] }) => migrations),
  prepare: async () => {
    for (const feature of features) await feature.prepare?.();
  },
});
