import { staffTransferEndpoints } from '@academy/contracts/http/catalog/staff-transfer.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { sendArchive } from '@academy/service-kit/http/send-archive.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { exportCourse } from '../use-cases/transfer/export-course.ts';
import { importCourse } from '../use-cases/transfer/import-course.ts';
import { planImport } from '../use-cases/transfer/plan-import.ts';

/** Courses as files. */
export const staffTransferRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  const staff = staffTransferEndpoints;

  route(router, staff.staffExportCourse, routes, async ({ params, res }) =>
    sendArchive(res, await exportCourse(deps, params.id)),
  );

  route(router, staff.staffPlanImport, routes, async ({ body }) => (await planImport(deps, body)).plan);

  route(router, staff.staffImportCourse, routes, ({ body, caller }) =>
    importCourse(deps, { ...body, actorId: caller.userId }),
  );

  return router;
};
