import { reviewChangedV1 } from '@academy/contracts/events/catalog/review-changed.v1.ts';
import { catalogTopics } from '@academy/contracts/events/catalog/topics.ts';
import { aggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import type { Broadcast } from '@academy/service-kit/lifecycle/feature.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';

/** What every replica reads for itself. */
export const broadcasts = ({
  outline,
  ratings,
  taughtExercises,
}: Pick<CatalogDeps, 'outline' | 'ratings' | 'taughtExercises'>): Broadcast[] => [
  {
    name: 'own-facts',
    topics: [catalogTopics.courses, catalogTopics.lessons],
    since: 'end',
    handler: (event) => outline.forgetBefore(aggregateVersion(event)),
  },
  {
    name: 'taught references',
    topics: [catalogTopics.references],
    since: 'end',
    handler: () => taughtExercises.forget(),
  },
  {
    name: 'reviews',
    topics: [catalogTopics.learning],
    since: 'end',
    handler: ({ type }) => {
      if (type === reviewChangedV1.type) ratings.forget();
    },
  },
];
