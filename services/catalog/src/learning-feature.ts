import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import { certificatesRouter } from './api/certificates-router.ts';
import { exercisesRouter } from './api/exercises-router.ts';
import { learningRouter } from './api/learning-router.ts';
import { notesRouter } from './api/notes-router.ts';
import { reviewsRouter } from './api/reviews-router.ts';
import { sharedAttemptsRouter } from './api/shared-attempts-router.ts';
import { staffAttemptsRouter } from './api/staff-attempts-router.ts';
import { staffCertificatesRouter } from './api/staff-certificates-router.ts';
import { staffLearningRouter } from './api/staff-learning-router.ts';
import { staffReviewsRouter } from './api/staff-reviews-router.ts';
import { trialRouter } from './api/trial-router.ts';
import type { Models } from './dependencies.ts';
import { practiceRouter } from './practice/practice-router.ts';
import { countAllLeftBehind } from './use-cases/count-left-behind.ts';
import { countPending } from './use-cases/count-pending.ts';
import type { CatalogDeps } from './use-cases/deps.ts';
import { eraseLearner } from './use-cases/erase-learner.ts';
import { countLearning, countLearningEveryMs } from './use-cases/figures/count-learning.ts';

const countLeftBehindEveryMs = 30_000;
const countPendingEveryMs = 60_000;

/** What learners do: attempts, progress, practice, notes, reviews and certificates. */
export const learningFeature = (deps: CatalogDeps, models: Models): Feature =>
  defineFeature({
    name: 'learning',
    models: [
      models.progress,
      models.attempts,
      models.certificates,
      models.reviews,
      models.notes,
      models.drafts,
      models.hintUses,
      models.practice,
      models.learningWeeks,
      models.courseLearning,
    ],
    routers: (routes) =>
      [
        learningRouter,
        exercisesRouter,
        trialRouter,
        sharedAttemptsRouter,
        staffAttemptsRouter,
        staffLearningRouter,
        certificatesRouter,
        staffCertificatesRouter,
        reviewsRouter,
        staffReviewsRouter,
        notesRouter,
        practiceRouter,
      ].map((router) => router(routes, deps)),
    workers: [
      deps.pdfs.worker,
      createWorker({
        name: 'attempts that a crash left uncounted',
        work: () => countAllLeftBehind(deps),
        everyMs: countLeftBehindEveryMs,
        logger: deps.logger,
      }),
      createWorker({
        name: 'pending passes whose week is over',
        work: () => countPending(deps),
        everyMs: countPendingEveryMs,
        logger: deps.logger,
      }),
      createWorker({
        name: 'figures of how learning goes',
        work: (signal) => countLearning(deps, signal),
        everyMs: countLearningEveryMs,
        logger: deps.logger,
      }),
    ],
    erase: (userId) => eraseLearner(deps, userId),
  });
