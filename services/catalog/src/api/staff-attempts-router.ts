import { staffAttemptEndpoints } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { seenVersion } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/http/staff-list.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { overrideAttempt } from '../use-cases/overrides/override-attempt.ts';
import { listAttemptsForStaff, readAttemptForStaff } from '../use-cases/overrides/staff-attempts.ts';

/** What staff do with learners' attempts, by the conventions of ra-data-simple-rest. */
export const staffAttemptsRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, staffAttemptEndpoints.staffListAttempts, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listAttemptsForStaff(deps, list);
    return sendStaffList(res, 'attempts', rows, list.range, total);
  });

  route(router, staffAttemptEndpoints.staffGetAttempt, routes, ({ params, res }) =>
    withVersion(res, readAttemptForStaff(deps, params.id)),
  );

  route(router, staffAttemptEndpoints.staffOverrideAttempt, routes, ({ params, body, req, caller }) =>
    overrideAttempt(deps, { id: params.id, ...body, expectedVersion: seenVersion(req), caller }),
  );

  return router;
};
