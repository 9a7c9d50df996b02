import { Router } from 'express';
import { auditEndpoints } from '@academy/contracts/http/auth/audit.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { AuthDeps } from '../deps.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { auditEntryView } from './audit-views.ts';

/** The audit log in the back office, by the conventions of ra-data-simple-rest. */
export const staffAuditRouter = (routes: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, auditEndpoints.staffListAudit, routes, async ({ query, caller, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listAuditEntries(deps, { list, caller });
    return sendStaffList(res, 'audit', rows.map(auditEntryView), list.range, total);
  });

  return router;
};
