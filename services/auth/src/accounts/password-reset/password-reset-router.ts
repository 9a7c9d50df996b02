import { accountMailEndpoints } from '@academy/contracts/http/auth/account-mails.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { AuthDeps } from '../../deps.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

/** A forgotten password is replaced by a link that comes by mail. */
export const passwordResetRouter = (routes: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, accountMailEndpoints.forgotPassword, routes, async ({ body, req }) => {
    await requestReset(deps, { email: body.email, address: req.ip ?? '' });
    return undefined;
  });

  route(router, accountMailEndpoints.resetPassword, routes, async ({ body }) => {
    await resetPassword(deps, body);
    return undefined;
  });

  return router;
};
