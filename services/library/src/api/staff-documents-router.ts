import { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import { changeDocument } from '../use-cases/change-document.ts';
import { createDocument } from '../use-cases/create-document.ts';
import type { LibraryDeps } from '../use-cases/deps.ts';
import { listBin } from '../use-cases/bin/list-bin.ts';
import { removeDocument } from '../use-cases/bin/put-in-bin.ts';
import { restoreDocument } from '../use-cases/bin/restore-from-bin.ts';
import { listDocumentsForStaff, readDocumentForStaff } from '../use-cases/staff-documents.ts';

/** What staff ask of the library. */
export const staffDocumentsRouter = (routes: RouteDeps, deps: LibraryDeps): Router => {
  const router = Router();

  staffResource(router, routes, {
    name: 'documents',
    endpoints: {
      list: libraryEndpoints.staffListDocuments,
      read: libraryEndpoints.staffGetDocument,
      change: libraryEndpoints.staffUpdateDocument,
    },
    list: (list) => listDocumentsForStaff(deps, list),
    read: (id) => readDocumentForStaff(deps, id),
    change: (edit) => changeDocument(deps, edit),
  });

  route(router, libraryEndpoints.staffCreateDocument, routes, ({ body, caller }) =>
    createDocument(deps, { draft: body, actorId: caller.userId }),
  );

  route(router, libraryEndpoints.staffDeleteDocument, routes, ({ params, caller, req }) =>
    removeDocument(deps, { id: params.id, expectedVersion: expectedVersionOf(req), actorId: caller.userId }),
  );

  route(router, libraryEndpoints.staffListDocumentBin, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listBin(deps, list);
    return sendStaffList(res, 'document-bin', rows, list.range, total);
  });

  route(router, libraryEndpoints.staffRestoreDocument, routes, ({ params, caller, res }) =>
    withVersion(res, restoreDocument(deps, { id: params.id, actorId: caller.userId })),
  );

  return router;
};
