import {
  createAutomationWork,
  type AutomationParts,
} from '@academy/service-kit/automations/automation-work.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { refreshAllFeeds } from '../news/use-cases/refresh-feeds.ts';
import type { NewsDeps } from '../news/use-cases/news-deps.ts';

/** What the service does by time. */
export const createAutomations = (
  runtime: Pick<Runtime, 'mongo' | 'logger'>,
  deps: NewsDeps,
): AutomationParts =>
  createAutomationWork(runtime, { works: { refresh_news: (signal) => refreshAllFeeds(deps, signal) } });
