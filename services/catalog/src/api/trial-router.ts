import { trialEndpoints } from '@academy/contracts/http/catalog/trial.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { readTrialExercise, readTrialRubric } from '../use-cases/exercises/read-trial.ts';

/** What visitors may try before they register. */
export const trialRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  route(router, trialEndpoints.getTrialExercise, routes, () => readTrialExercise(deps));
  route(router, trialEndpoints.getTrialRubric, routes, () => readTrialRubric(deps));
  return router;
};
