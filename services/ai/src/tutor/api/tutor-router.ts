import { tutorEndpoints, tutorLimits } from '@academy/contracts/http/ai/tutor.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { AiDeps } from '../../use-cases/deps.ts';

export const tutorRouter = (routes: RouteDeps, { tutor }: AiDeps): Router => {
  const router = Router();
  route(router, tutorEndpoints.tutor, routes, () => ({ answeredBy: tutor.answeredBy, limits: tutorLimits }));
  return router;
};
