import { accountMailEndpoints } from '@academy/contracts/http/auth/account-mails.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { AuthDeps } from '../../deps.ts';
import { userView } from '../users/user-views.ts';
import { confirmAddress } from './confirm-address.ts';
import { confirmNewAddress } from './confirm-new-address.ts';
import { cancelAddressChange, sendAddressChange } from './pending-address.ts';
import { sendConfirmation } from './send-confirmation.ts';

/** Addresses are confirmed by links that are sent there. */
export const addressesRouter = (routes: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, accountMailEndpoints.confirmAddress, routes, async ({ body }) => {
    await confirmAddress(deps, body.token);
    return undefined;
  });

  route(router, accountMailEndpoints.confirmNewAddress, routes, async ({ body }) => {
    await confirmNewAddress(deps, body.token);
    return undefined;
  });

  route(router, accountMailEndpoints.sendConfirmation, routes, async ({ caller, req }) => {
    await sendConfirmation(deps, { caller, address: req.ip ?? '' });
    return undefined;
  });

  route(router, accountMailEndpoints.sendAddressChange, routes, async ({ caller, req }) => {
    await sendAddressChange(deps, { caller, address: req.ip ?? '' });
    return undefined;
  });

  route(router, accountMailEndpoints.cancelAddressChange, routes, async ({ caller }) =>
    userView(await cancelAddressChange(deps, caller)),
  );

  return router;
};
