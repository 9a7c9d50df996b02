import type { AnyModel } from '../mongo/any-model.ts';
import { isAggregate } from '../outbox/is-aggregate.ts';
import type { Feature } from './feature.ts';

/**
 * Refuses a service some of whose events would never be published, or whose relay would read an aggregate twice: it reads those of
 * the features.
 * Throws an Error that names each aggregate that is in no feature, and each that several have, with their names.
 */
export const checkAggregates = (
  models: readonly AnyModel[],
  features: readonly Pick<Feature, 'name' | 'models'>[],
): void => {
  const faults = models.filter(isAggregate).flatMap((model) => {
    const owners = features.filter(({ models: own = [] }) => own.includes(model));
    if (owners.length === 1) return [];
    const names = owners.map(({ name }) => `"${name}"`).join(', ');
    return owners.length === 0
      ? [
          `${model.modelName} has an outbox and is in the models of no feature: nothing would publish its events`,
        ]
      : [`${model.modelName} has an outbox and is in the models of several features: ${names}`];
  });
  if (faults.length > 0) throw new Error(faults.join('; '));
};
