import { libraryEndpoints } from '@academy/contracts/http/library.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import { changeDocument } from '../use-cases/change-document.ts';
import { createDocument } from '../use-cases/create-document.ts';
import type { LibraryDeps } from '../use-cases/deps.ts';
import { removeDocument } from '../use-cases/remove-document.ts';
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

  route(router, libraryEndpoints.staffDeleteDocument, routes, ({ params, caller }) =>
    removeDocument(deps, { id: params.id, actorId: caller.userId }),
  );

  return router;
};
