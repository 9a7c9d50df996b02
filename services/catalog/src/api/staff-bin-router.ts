import { staffAuthoringEndpoints } from '@academy/contracts/http/catalog/staff-authoring.ts';
import { staffBinEndpoints } from '@academy/contracts/http/catalog/staff-bin.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import { listBin } from '../use-cases/bin/list-bin.ts';
import { removeCourse, removeExercise, removeLesson } from '../use-cases/bin/put-in-bin.ts';
import { restoreCourse, restoreExercise, restoreLesson } from '../use-cases/bin/restore-from-bin.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { staffContentLabels } from './staff-content-labels.ts';

/** What staff delete of courses, lessons and exercises, and take back. */
export const staffBinRouter = (parts: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  const routes = { ...parts, labels: staffContentLabels };
  const { staffDeleteCourse, staffDeleteLesson, staffDeleteExercise } = staffAuthoringEndpoints;

  route(router, staffDeleteCourse, routes, ({ params, caller, req }) =>
    removeCourse(deps, { id: params.id, expectedVersion: expectedVersionOf(req), actorId: caller.userId }),
  );

  route(router, staffDeleteLesson, routes, ({ params, caller, req }) =>
    removeLesson(deps, { id: params.id, expectedVersion: expectedVersionOf(req), actorId: caller.userId }),
  );

  route(router, staffDeleteExercise, routes, ({ params, caller, req }) =>
    removeExercise(deps, { id: params.id, expectedVersion: expectedVersionOf(req), actorId: caller.userId }),
  );

  route(router, staffBinEndpoints.staffListBin, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listBin(deps, list);
    return sendStaffList(res, 'bin', rows, list.range, total);
  });

  route(router, staffBinEndpoints.staffRestoreCourse, routes, ({ params, caller, res }) =>
    withVersion(res, restoreCourse(deps, { id: params.id, actorId: caller.userId })),
  );

  route(router, staffBinEndpoints.staffRestoreLesson, routes, ({ params, caller, res }) =>
    withVersion(res, restoreLesson(deps, { id: params.id, actorId: caller.userId })),
  );

  route(router, staffBinEndpoints.staffRestoreExercise, routes, ({ params, caller, res }) =>
    withVersion(res, restoreExercise(deps, { id: params.id, actorId: caller.userId })),
  );

  return router;
};
