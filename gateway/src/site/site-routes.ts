import { Router } from 'express';
import { gatewayEndpoints } from '@academy/contracts/http/gateway/gateway-endpoints.ts';
import type { Site } from '@academy/contracts/http/gateway/site.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';

/** Names and addresses as configured, which both web apps show. */
export const siteRoutes = (deps: RouteDeps & { site: Site }): Router => {
  const router = Router();
  route(router, gatewayEndpoints.site, deps, ({ res }) => {
    res.set('Cache-Control', 'public, max-age=60');
    return deps.site;
  });
  return router;
};
