import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { later } from '../locks/patience.ts';
import { summariesRouter } from './api/summaries-router.ts';
import type { SummaryModel } from './data/summary-model.ts';
import { createSummaryRepository } from './data/summary-repository.ts';
import { createExtractor } from './extraction/extraction-thread.ts';
import type { SummaryDeps } from './use-cases/summary-deps.ts';

/** What the use cases of summaries work with. */
export const createSummaryDeps = (
  model: SummaryModel,
  shared: Omit<SummaryDeps, 'summaries' | 'extract' | 'later'>,
): SummaryDeps => ({
  ...shared,
  summaries: createSummaryRepository(model),
  extract: createExtractor(),
  later,
});

/** Courses, summed up. */
export const summaryFeature = (deps: { summaries: SummaryDeps }, model: SummaryModel): Feature =>
  defineFeature({
    name: 'summaries',
    models: [model],
    routers: (routes) => [summariesRouter(routes, deps)],
  });
