import { certificateEndpoints } from '@academy/contracts/http/catalog/certificates.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { sendPdf } from '@academy/service-kit/http/send-pdf.ts';
import { Router } from 'express';
import {
  certificateImage,
  downloadCertificate,
  listCertificates,
  verifyCertificate,
} from '../use-cases/certificates/read-certificates.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { sendImage } from './send-image.ts';

/** What learners and those whom they show a certificate ask. */
export const certificatesRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, certificateEndpoints.listCertificates, routes, ({ caller }) =>
    listCertificates(deps, caller),
  );

  route(router, certificateEndpoints.verifyCertificate, routes, ({ params }) =>
    verifyCertificate(deps, params.code),
  );

  route(
    router,
    certificateEndpoints.certificatePdf,
    routes,
    async ({ params, query, caller, language, res }) =>
      sendPdf(
        res,
        await downloadCertificate(deps, { code: params.code, language: query.lang ?? language, caller }),
      ),
  );

  route(
    router,
    certificateEndpoints.certificateImage,
    routes,
    async ({ params, query, language, req, res }) =>
      sendImage(
        req,
        res,
        await certificateImage(deps, { code: params.code, language: query.lang ?? language }),
        'certificate',
      ),
  );

  return router;
};
