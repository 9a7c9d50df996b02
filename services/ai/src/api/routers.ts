import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Router } from 'express';
import { promptsRouter } from '../prompts/api/prompts-router.ts';
import { tutorRouter } from '../tutor/api/tutor-router.ts';
import type { AiDeps } from '../use-cases/deps.ts';

/** Every router of the service. */
export const createRouters = (routes: RouteDeps, deps: AiDeps): Router[] =>
  [tutorRouter, promptsRouter].map((router) => router(routes, deps));
