import { catalogEndpoints } from '@academy/contracts/http/catalog.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import { checkExercise } from '../use-cases/check-exercise.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { listAttempts } from '../use-cases/list-attempts.ts';
import { listExercises } from '../use-cases/list-exercises.ts';
import { readLesson } from '../use-cases/read-lesson.ts';
import { userProgress } from '../use-cases/user-progress.ts';

/** What learners do: open lessons, have prompts checked, see how far they are. */
export const learningRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, catalogEndpoints.getLesson, routes, ({ params, caller }) =>
    readLesson(deps, params.id, caller),
  );

  route(router, catalogEndpoints.listExercises, routes, ({ params, caller }) =>
    listExercises(deps, params.id, caller),
  );

  route(router, catalogEndpoints.checkExercise, routes, ({ params, body, caller }) =>
    checkExercise(deps, { exerciseId: params.id, ...body, caller }),
  );

  route(router, catalogEndpoints.listAttempts, routes, ({ params, query, caller }) =>
    listAttempts(deps, { exerciseId: params.id, limit: query.limit, caller }),
  );

  route(router, catalogEndpoints.userProgress, routes, ({ caller }) => userProgress(deps, caller.userId));

  return router;
};
