import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { secondOpinionRouter } from './api/second-opinion-router.ts';
import type { OpinionDeps } from './use-cases/give-second-opinion.ts';

/** What a model thinks of a learner's prompt. */
export const secondOpinionFeature = (deps: OpinionDeps): Feature =>
  defineFeature({ name: 'second opinion', routers: (routes) => [secondOpinionRouter(routes, deps)] });
