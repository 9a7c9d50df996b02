import { defineTopic } from '../topics.ts';

/** Both keyed by automation, so that its runs stay in order. */
export const schedulerTopics = {
  automations: defineTopic('scheduler.automations', { compacted: true }),
  runs: defineTopic('scheduler.runs', { days: 30 }),
} as const;
