import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import type { Models } from './dependencies.ts';
import type { CatalogDeps } from './use-cases/deps.ts';

/** What the catalogue keeps for a time that the privacy policy names. */
export const personalSweeps = (
  models: Pick<Models, 'versions'>,
  { versions }: Pick<CatalogDeps, 'versions'>,
): SweepJob[] => [
  {
    name: 'who saved old versions',
    retention: 'versionAuthors',
    model: models.versions,
    filter: (now) => ({ savedBy: { $ne: null }, savedAt: { $lt: keptSince('versionAuthors', now) } }),
    remove: (id) => versions.forgetWho(id),
  },
];
