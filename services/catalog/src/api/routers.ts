import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Router } from 'express';
import { practiceRouter } from '../practice/practice-router.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { certificatesRouter } from './certificates-router.ts';
import { coursesRouter } from './courses-router.ts';
import { learningRouter } from './learning-router.ts';
import { notesRouter } from './notes-router.ts';
import { exercisesRouter } from './exercises-router.ts';
import { reviewsRouter } from './reviews-router.ts';
import { sharedAttemptsRouter } from './shared-attempts-router.ts';
import { staffAttemptsRouter } from './staff-attempts-router.ts';
import { staffAuthoringRouter } from './staff-authoring-router.ts';
import { staffBinRouter } from './staff-bin-router.ts';
import { staffCertificatesRouter } from './staff-certificates-router.ts';
import { staffContentRouter } from './staff-content-router.ts';
import { staffLearningRouter } from './staff-learning-router.ts';
import { staffReviewsRouter } from './staff-reviews-router.ts';
import { staffVersionsRouter } from './staff-versions-router.ts';
import { trialRouter } from './trial-router.ts';

/** Every router of the catalogue. */
export const createRouters = (routes: RouteDeps, deps: CatalogDeps): Router[] =>
  [
    coursesRouter,
    learningRouter,
    exercisesRouter,
    trialRouter,
    sharedAttemptsRouter,
    staffAttemptsRouter,
    staffContentRouter,
    staffAuthoringRouter,
    staffBinRouter,
    staffVersionsRouter,
    staffLearningRouter,
    certificatesRouter,
    staffCertificatesRouter,
    reviewsRouter,
    staffReviewsRouter,
    notesRouter,
    practiceRouter,
  ].map((router) => router(routes, deps));
