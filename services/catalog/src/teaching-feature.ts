import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Models } from './dependencies.ts';
import type { CatalogDeps } from './use-cases/deps.ts';
import { teachingRouter } from './teaching/teaching-router.ts';
import { eraseOrphans } from './teaching/use-cases/erase-orphans.ts';
import { eraseFromTeaching } from './teaching/use-cases/leave-teaching.ts';
import { rebuildStale } from './teaching/use-cases/rebuild-stale.ts';

const rebuildEveryMs = 10_000;
const orphansEveryMs = 10 * 60_000;

/** What members let the checker learn, what teachers judge of it, and the references that come of that. */
export const teachingFeature = (deps: CatalogDeps, models: Models): Feature =>
  defineFeature({
    name: 'teaching',
    models: [models.teachingConsents, models.judgedAttempts, models.taughtReferences],
    routers: (routes) => [teachingRouter(routes, deps)],
    workers: [
      createWorker({
        name: 'references that a judged attempt has left',
        work: () => rebuildStale(deps),
        everyMs: rebuildEveryMs,
        wakeOn: deps.referencesStale,
        logger: deps.logger,
      }),
      createWorker({
        name: 'judged attempts that no attempt leads to',
        work: () => eraseOrphans(deps),
        everyMs: orphansEveryMs,
        logger: deps.logger,
      }),
    ],
    // Before the attempts go, which alone say what was judged of theirs: this feature stands before that of learning.
    erase: (userId) => eraseFromTeaching(deps, userId),
  });
