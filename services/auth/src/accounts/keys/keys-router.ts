import { Router } from 'express';
import { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { AuthDeps } from '../../deps.ts';

export const keysRouter = (routeDeps: RouteDeps, { signingKeys }: Pick<AuthDeps, 'signingKeys'>): Router => {
  const router = Router();
  route(router, accountEndpoints.jwks, routeDeps, ({ res }) => {
    res.set('Cache-Control', 'public, max-age=30');
    return { keys: signingKeys.published().map((key) => ({ ...key })) };
  });
  return router;
};
