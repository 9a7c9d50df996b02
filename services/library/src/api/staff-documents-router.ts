import { libraryEndpoints } from '@academy/contracts/http/library.ts';
import { seenVersion } from '@academy/service-kit/http/if-match.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/http/staff-list.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { Router } from 'express';
import { changeDocument } from '../use-cases/change-document.ts';
import { createDocument } from '../use-cases/create-document.ts';
import type { LibraryDeps } from '../use-cases/deps.ts';
import { removeDocument } from '../use-cases/remove-document.ts';
import { listDocumentsForStaff, readDocumentForStaff } from '../use-cases/staff-documents.ts';

/** What staff ask of the library, by the conventions of ra-data-simple-rest. */
export const staffDocumentsRouter = (routes: RouteDeps, deps: LibraryDeps): Router => {
  const router = Router();

  route(router, libraryEndpoints.staffListDocuments, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listDocumentsForStaff(deps, list);
    return sendStaffList(res, 'documents', rows, list.range, total);
  });

  route(router, libraryEndpoints.staffGetDocument, routes, ({ params, res }) =>
    withVersion(res, readDocumentForStaff(deps, params.id)),
  );

  route(router, libraryEndpoints.staffCreateDocument, routes, ({ body, caller }) =>
    createDocument(deps, { draft: body, actorId: caller.userId }),
  );

  route(router, libraryEndpoints.staffUpdateDocument, routes, ({ params, body, caller, req }) =>
    changeDocument(deps, {
      id: params.id,
      change: body,
      expectedVersion: seenVersion(req),
      actorId: caller.userId,
    }),
  );

  route(router, libraryEndpoints.staffDeleteDocument, routes, ({ params, caller }) =>
    removeDocument(deps, { id: params.id, actorId: caller.userId }),
  );

  return router;
};
