import { defineTopic } from '../topics.ts';

export const schedulerTopics = {
  /** These two are keyed by automation, so that its runs stay in order. */
  automations: defineTopic('scheduler.automations', { compacted: true }),
  runs: defineTopic('scheduler.runs', { days: 30 }),
  notifications: defineTopic('scheduler.notifications', { days: 30 }),
  mails: defineTopic('scheduler.mails', { days: 30 }),
} as const;
