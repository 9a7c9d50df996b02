import { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import { decodeCursor, linkNext } from '@academy/service-kit/http/cursor.ts';
import { sendEtagged } from '@academy/service-kit/http/etag.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { sendPdf } from '@academy/service-kit/http/send-pdf.ts';
import { Router } from 'express';
import type { LibraryDeps } from '../use-cases/deps.ts';
import { downloadDocument } from '../use-cases/download-document.ts';
import { listDocuments } from '../use-cases/list-documents.ts';
import { readDocument } from '../use-cases/read-document.ts';
import { relatedDocuments } from '../use-cases/related-documents.ts';

/** What readers ask of the library. */
export const documentsRouter = (routes: RouteDeps, deps: LibraryDeps): Router => {
  const router = Router();

  route(router, libraryEndpoints.listDocuments, routes, async ({ query, caller, req, res }) => {
    const { after, ...rest } = query;
    const isWhole = after === undefined && Object.values(rest).every((value) => value === undefined);
    res.vary('Authorization');
    if (isWhole) return sendEtagged(req, res, await deps.published.answerFor(caller));
    const page = await listDocuments(deps, { ...rest, after: decodeCursor(after) }, caller);
    linkNext(res, { path: '/api/documents', query: rest, next: page.next });
    return page.documents;
  });

  route(router, libraryEndpoints.getDocument, routes, ({ params, caller }) =>
    readDocument(deps, params.id, caller),
  );

  route(router, libraryEndpoints.relatedDocuments, routes, ({ params, caller }) =>
    relatedDocuments(deps, params.id, caller),
  );

  route(
    router,
    libraryEndpoints.downloadDocument,
    routes,
    async ({ params, query, caller, language, res }) => {
      const file = await downloadDocument(deps, {
        id: params.id,
        language: query.lang ?? language,
        reader: caller,
      });
      return sendPdf(res, file);
    },
  );

  return router;
};
