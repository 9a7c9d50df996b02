import { Router } from 'express';
import { authEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { AuthDeps } from '../../deps.ts';
import { changePassword } from '../passwords/change-password.ts';
import { updateProfile } from './update-profile.ts';
import { userView } from './user-views.ts';

/** What somebody does with their own account. */
export const accountRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, authEndpoints.me, routeDeps, ({ caller }) => userView(deps.identity.accountOf(caller)));

  route(router, authEndpoints.updateProfile, routeDeps, async ({ caller, body, req }) =>
    userView(await updateProfile(deps, { caller, address: req.ip ?? '' }, body)),
  );

  route(router, authEndpoints.changePassword, routeDeps, async ({ caller, body }) => {
    await changePassword(deps, caller, body);
    return undefined;
  });

  return router;
};
