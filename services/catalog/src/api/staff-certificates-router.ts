import { certificateEndpoints } from '@academy/contracts/http/catalog/certificates.ts';
import { seenVersion } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/http/staff-list.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { Router } from 'express';
import {
  listCertificatesForStaff,
  readCertificateForStaff,
  reviseCertificate,
} from '../use-cases/certificates/staff-certificates.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';

/** Certificates in the back office, by the conventions of ra-data-simple-rest. */
export const staffCertificatesRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, certificateEndpoints.staffListCertificates, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listCertificatesForStaff(deps, list);
    return sendStaffList(res, 'certificates', rows, list.range, total);
  });

  route(router, certificateEndpoints.staffGetCertificate, routes, ({ params, res }) =>
    withVersion(res, readCertificateForStaff(deps, params.id)),
  );

  route(router, certificateEndpoints.staffUpdateCertificate, routes, ({ params, body, caller, req, res }) =>
    withVersion(
      res,
      reviseCertificate(deps, {
        code: params.id,
        revoked: body.revoked,
        reason: body.revokedReason || null,
        actorId: caller.userId,
        expectedVersion: seenVersion(req),
      }),
    ),
  );

  return router;
};
