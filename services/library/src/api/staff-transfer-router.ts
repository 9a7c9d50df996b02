import { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { sendArchive } from '@academy/service-kit/http/send-archive.ts';
import { Router } from 'express';
import type { LibraryDeps } from '../use-cases/deps.ts';
import { exportDocuments } from '../use-cases/transfer/export-documents.ts';
import { importFromFiles } from '../use-cases/transfer/import-from-files.ts';
import { planImport } from '../use-cases/transfer/plan-import.ts';

/** Documents as files. */
export const staffTransferRouter = (routes: RouteDeps, deps: LibraryDeps): Router => {
  const router = Router();
  const staff = libraryEndpoints;

  route(router, staff.staffExportDocuments, routes, async ({ query, res }) =>
    sendArchive(res, await exportDocuments(deps, query.ids)),
  );

  route(
    router,
    staff.staffPlanDocumentImport,
    routes,
    async ({ body }) => (await planImport(deps, body)).plan,
  );

  route(router, staff.staffImportDocuments, routes, ({ body, caller }) =>
    importFromFiles(deps, { ...body, actorId: caller.userId }),
  );

  return router;
};
