import { communityEndpoints } from '@academy/contracts/http/forum/community.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { ForumDeps } from '../use-cases/deps.ts';
import { readWritingAllowance } from '../use-cases/read-writing-allowance.ts';

export const communityRouter = (routes: RouteDeps, deps: ForumDeps): Router => {
  const router = Router();
  route(router, communityEndpoints.communityFigures, routes, () => deps.figures.read());
  route(router, communityEndpoints.writingAllowance, routes, ({ caller }) =>
    readWritingAllowance(deps, caller),
  );
  return router;
};
