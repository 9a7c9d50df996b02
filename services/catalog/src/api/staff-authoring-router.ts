import { staffAuthoringEndpoints } from '@academy/contracts/http/catalog/staff-authoring.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { Router } from 'express';
import { createCourse } from '../use-cases/authoring/create-course.ts';
import { createExercise } from '../use-cases/authoring/create-exercise.ts';
import { createLesson } from '../use-cases/authoring/create-lesson.ts';
import { duplicateCourse, duplicateExercise, duplicateLesson } from '../use-cases/authoring/duplicate.ts';
import { orderCourses } from '../use-cases/authoring/order-courses.ts';
import { orderOutline, readOutline } from '../use-cases/authoring/outline.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { staffContentLabels } from './staff-content-labels.ts';

type Authoring = typeof staffAuthoringEndpoints;

const making = (router: Router, routes: RouteDeps, deps: CatalogDeps): void => {
  const staff: Authoring = staffAuthoringEndpoints;

  route(router, staff.staffCreateCourse, routes, ({ body, caller, res }) =>
    withVersion(res, createCourse(deps, { draft: body, actorId: caller.userId })),
  );

  route(router, staff.staffCreateLesson, routes, ({ body, caller, res }) =>
    withVersion(res, createLesson(deps, { draft: body, actorId: caller.userId })),
  );

  route(router, staff.staffCreateExercise, routes, ({ body, caller, res }) =>
    withVersion(res, createExercise(deps, { draft: body, actorId: caller.userId })),
  );

  route(router, staff.staffDuplicateCourse, routes, ({ params, body: { id = newId() }, caller, res }) =>
    withVersion(res, duplicateCourse(deps, { id: params.id, copyId: id, actorId: caller.userId })),
  );

  route(router, staff.staffDuplicateLesson, routes, ({ params, body: { id = newId() }, caller, res }) =>
    withVersion(res, duplicateLesson(deps, { id: params.id, copyId: id, actorId: caller.userId })),
  );

  route(router, staff.staffDuplicateExercise, routes, ({ params, body: { id = newId() }, caller, res }) =>
    withVersion(res, duplicateExercise(deps, { id: params.id, copyId: id, actorId: caller.userId })),
  );
};

/** What staff make and order of courses, lessons and exercises. */
export const staffAuthoringRouter = (parts: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  const routes = { ...parts, labels: staffContentLabels };
  const staff: Authoring = staffAuthoringEndpoints;
  making(router, routes, deps);

  route(router, staff.staffGetOutline, routes, ({ params, res }) =>
    withVersion(res, readOutline(deps, params.id)),
  );

  route(router, staff.staffOrderOutline, routes, ({ params, body: change, caller, req, res }) => {
    const edit = { id: params.id, change, expectedVersion: expectedVersionOf(req), actorId: caller.userId };
    return withVersion(res, orderOutline(deps, edit));
  });

  route(router, staff.staffOrderCourses, routes, ({ body, caller }) =>
    orderCourses(deps, { ...body, actorId: caller.userId }),
  );

  return router;
};
