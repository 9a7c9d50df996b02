import { defineTopic } from '../topics.ts';

export const authTopics = {
  users: defineTopic('auth.users', { compacted: true }),
  sessions: defineTopic('auth.sessions', { days: 1 }),
  payments: defineTopic('auth.payments', { days: 90 }),
} as const;
