import { sharedAttemptEndpoints } from '@academy/contracts/http/catalog/shared-attempts.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { readSharedAttempt } from '../use-cases/shared-attempts/read-shared-attempt.ts';
import { shareAttempt, unshareAttempt } from '../use-cases/shared-attempts/share-attempt.ts';

/** Attempts that learners share with the community. */
export const sharedAttemptsRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, sharedAttemptEndpoints.shareAttempt, routes, ({ params, caller, language }) =>
    shareAttempt(deps, { id: params.id, caller, language }),
  );

  route(router, sharedAttemptEndpoints.unshareAttempt, routes, async ({ params, caller }) => {
    await unshareAttempt(deps, params.id, caller);
    return undefined;
  });

  route(router, sharedAttemptEndpoints.getSharedAttempt, routes, ({ params, caller, language, res }) => {
    res.vary('Authorization');
    return readSharedAttempt(deps, { id: params.id, caller, language });
  });

  return router;
};
