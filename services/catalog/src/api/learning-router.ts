import { courseEndpoints } from '@academy/contracts/http/catalog/courses.ts';
import { learningEndpoints } from '@academy/contracts/http/catalog/learning.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { completeLesson } from '../use-cases/learning/complete-lesson.ts';
import { enrol } from '../use-cases/learning/enrol.ts';
import { userProgress } from '../use-cases/learning/user-progress.ts';
import { readLesson } from '../use-cases/read-lesson.ts';

/** What learners do in a course: enrol, open and complete its lessons, see how far they are. */
export const learningRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, courseEndpoints.getLesson, routes, ({ params, caller }) =>
    readLesson(deps, params.id, caller),
  );

  route(router, learningEndpoints.enrol, routes, ({ params, caller }) => enrol(deps, params.id, caller));

  route(router, learningEndpoints.completeLesson, routes, ({ params, caller }) =>
    completeLesson(deps, params.id, caller),
  );

  route(router, learningEndpoints.userProgress, routes, ({ caller }) => userProgress(deps, caller.userId));

  return router;
};
