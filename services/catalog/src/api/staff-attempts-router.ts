import { staffAttemptEndpoints } from '@academy/contracts/http/catalog/staff-attempts.ts';
import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { overrideAttempt } from '../use-cases/overrides/override-attempt.ts';
import { listAttemptsForStaff, readAttemptForStaff } from '../use-cases/overrides/staff-attempts.ts';

/** What staff do with learners' attempts. */
export const staffAttemptsRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  staffResource(router, routes, {
    name: 'attempts',
    endpoints: {
      list: staffAttemptEndpoints.staffListAttempts,
      read: staffAttemptEndpoints.staffGetAttempt,
      change: staffAttemptEndpoints.staffOverrideAttempt,
    },
    list: (list) => listAttemptsForStaff(deps, list),
    read: (id) => readAttemptForStaff(deps, id),
    change: ({ id, change, expectedVersion }, { caller }) =>
      overrideAttempt(deps, { id, ...change, expectedVersion, caller }),
  });

  return router;
};
