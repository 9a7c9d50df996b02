import { playgroundEndpoints } from '@academy/contracts/http/ai/playground.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { AiDeps } from '../../use-cases/deps.ts';

/** Comparing prompts. */
export const playgroundRouter = (routes: RouteDeps, { playground }: Pick<AiDeps, 'playground'>): Router => {
  const router = Router();

  route(router, playgroundEndpoints.playgroundSetup, routes, () => ({
    liveModel: playground.liveModel,
    prices: playground.content().prices,
  }));
  route(router, playgroundEndpoints.listIllustrativePairs, routes, ({ query }) => [
    ...playground.content().pairs[query.language],
  ]);
  return router;
};
