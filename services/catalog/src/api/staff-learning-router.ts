import { learningFiguresEndpoints } from '@academy/contracts/http/catalog/learning-figures.ts';
import { staffLearningEndpoints } from '@academy/contracts/http/catalog/staff-learning.ts';
import { stuckLearnerEndpoints } from '@academy/contracts/http/catalog/stuck-learners.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { listCourseLearners } from '../use-cases/figures/course-learners.ts';
import { readLearningFigures } from '../use-cases/figures/learning-figures.ts';
import { courseLearners, exerciseFigures, learnerProgress } from '../use-cases/staff-learning.ts';
import { listStuckLearners } from '../use-cases/stuck-learners.ts';

/** How learners and exercises fare, for staff. */
export const staffLearningRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, staffLearningEndpoints.staffLearnerProgress, routes, ({ params }) =>
    learnerProgress(deps, params.id),
  );

  route(router, staffLearningEndpoints.staffCourseLearners, routes, ({ params }) =>
    courseLearners(deps, params.id),
  );

  route(router, staffLearningEndpoints.staffExerciseFigures, routes, ({ language }) =>
    exerciseFigures(deps, language),
  );

  route(router, stuckLearnerEndpoints.staffListStuckLearners, routes, async ({ query, language, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listStuckLearners(deps, list, language);
    return sendStaffList(res, 'stuck-learners', rows, list.range, total);
  });

  route(router, learningFiguresEndpoints.staffLearningFigures, routes, ({ params, language }) =>
    readLearningFigures(deps, params.id, language),
  );

  route(router, learningFiguresEndpoints.staffListCourseLearners, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listCourseLearners(deps, list);
    return sendStaffList(res, 'course-learners', rows, list.range, total);
  });

  return router;
};
