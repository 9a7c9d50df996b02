import { staffAttemptEndpoints } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { overrideAttempt } from '../use-cases/overrides/override-attempt.ts';
import { contestedCriteria } from '../use-cases/pointings/contested-criteria.ts';
import { decideOnPointing } from '../use-cases/pointings/decide-pointing.ts';
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
    read: (id, { language }) => readAttemptForStaff(deps, id, language),
    change: ({ id, change, expectedVersion }, { caller, language }) =>
      overrideAttempt(deps, { id, ...change, expectedVersion, caller, language }),
  });

  route(router, staffAttemptEndpoints.staffRefusePointing, routes, (call) => {
    const { params, body, caller, language, req, res } = call;
    const expectedVersion = expectedVersionOf(req);
    const decision = { id: params.id, ...body, expectedVersion, caller, language };
    return withVersion(res, decideOnPointing(deps, decision));
  });

  route(router, staffAttemptEndpoints.staffListContestedCriteria, routes, ({ params, language }) =>
    contestedCriteria(deps, params.id, language),
  );

  return router;
};
