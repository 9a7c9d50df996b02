import { Router } from 'express';
import { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { AuthDeps } from '../../deps.ts';
import { changePassword } from '../passwords/change-password.ts';
import { updateProfile } from './update-profile.ts';
import { userView } from './user-views.ts';

/** What somebody does with their own account. */
export const accountRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, accountEndpoints.me, routeDeps, ({ caller }) => {
    const user = userView(deps.identity.accountOf(caller));
    // An address that nobody has confirmed yet may be somebody else's.
    return caller.viewedBy === undefined ? user : { ...user, pendingEmail: null };
  });

  route(router, accountEndpoints.updateProfile, routeDeps, async ({ caller, body, req }) =>
    userView(await updateProfile(deps, { caller, address: req.ip ?? '' }, body)),
  );

  route(router, accountEndpoints.changePassword, routeDeps, async ({ caller, body }) => {
    await changePassword(deps, caller, body);
    return undefined;
  });

  return router;
};
