import { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import type { LibraryDeps } from '../use-cases/deps.ts';
import { readDocumentFile, restoreDocumentFile } from '../use-cases/versions/document-file.ts';
import {
  listDocumentVersions,
  readDocumentVersion,
  restoreDocumentVersion,
} from '../use-cases/versions/document-versions.ts';

/** What staff ask of the kept versions of documents. */
export const staffVersionsRouter = (routes: RouteDeps, deps: LibraryDeps): Router => {
  const router = Router();

  route(router, libraryEndpoints.staffListDocumentVersions, routes, async ({ params, query, res }) => {
    const { range } = parseStaffList(query);
    const { rows, total } = await listDocumentVersions(deps, params.id, range);
    return sendStaffList(res, 'versions', rows, range, total);
  });

  route(router, libraryEndpoints.staffGetDocumentVersion, routes, ({ params }) =>
    readDocumentVersion(deps, params),
  );

  route(router, libraryEndpoints.staffRestoreDocumentVersion, routes, ({ params, caller, req, res }) =>
    withVersion(
      res,
      restoreDocumentVersion(deps, {
        ...params,
        expectedVersion: expectedVersionOf(req),
        actorId: caller.userId,
      }),
    ),
  );

  route(router, libraryEndpoints.staffGetDocumentFile, routes, ({ params }) =>
    readDocumentFile(deps, params.id),
  );

  route(router, libraryEndpoints.staffRestoreDocumentFile, routes, ({ params, caller, req, res }) =>
    withVersion(
      res,
      restoreDocumentFile(deps, {
        ...params,
        expectedVersion: expectedVersionOf(req),
        actorId: caller.userId,
      }),
    ),
  );

  return router;
};
