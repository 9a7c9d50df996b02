import {
  createAutomationWork,
  type AutomationParts,
} from '@academy/service-kit/automations/automation-work.ts';
import { retentionWork } from '@academy/service-kit/automations/retention-work.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { refreshAllFeeds } from '../news/use-cases/refresh-feeds.ts';
import type { NewsDeps } from '../news/use-cases/news-deps.ts';
import { checkLinks } from '../tools/use-cases/check-links.ts';
import type { ToolsDeps } from '../tools/use-cases/tools-deps.ts';

/** What the service does by time. */
export const createAutomations = (
  runtime: Pick<Runtime, 'mongo' | 'logger'>,
  { deps, sweeps }: { deps: NewsDeps & ToolsDeps; sweeps: readonly SweepJob[] },
): AutomationParts =>
  createAutomationWork(runtime, {
    works: {
      refresh_news: (signal) => refreshAllFeeds(deps, signal),
      retention_sweep: retentionWork(sweeps),
      refresh_tools: (signal) => checkLinks(deps, signal),
    },
  });
