import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { later } from '../locks/patience.ts';
import { summaryModel } from './data/summary-model.ts';
import { createSummaryRepository } from './data/summary-repository.ts';
import { createExtractor } from './extraction/extraction-thread.ts';
import type { SummaryDeps } from './use-cases/summary-deps.ts';

/** Summaries put together on their model. */
export const createSummaryParts = (
  { mongo, logger }: Pick<Runtime, 'mongo' | 'logger'>,
  parts: Pick<SummaryDeps, 'knowledge' | 'locks' | 'providers' | 'askModel' | 'now'>,
): SummaryDeps => ({
  ...parts,
  summaries: createSummaryRepository(summaryModel(mongo)),
  extract: createExtractor(),
  later,
  logger,
});
