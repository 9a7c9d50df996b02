import { certificateEndpoints } from '@academy/contracts/http/catalog/certificates.ts';
import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import {
  listCertificatesForStaff,
  readCertificateForStaff,
  reviseCertificate,
} from '../use-cases/certificates/staff-certificates.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';

/** Certificates in the back office. */
export const staffCertificatesRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  staffResource(router, routes, {
    name: 'certificates',
    endpoints: {
      list: certificateEndpoints.staffListCertificates,
      read: certificateEndpoints.staffGetCertificate,
      change: certificateEndpoints.staffUpdateCertificate,
    },
    list: (list) => listCertificatesForStaff(deps, list),
    read: (code) => readCertificateForStaff(deps, code),
    change: ({ id: code, change: { revoked, revokedReason }, ...edit }) =>
      reviseCertificate(deps, { ...edit, code, revoked, reason: revokedReason || null }),
  });

  return router;
};
