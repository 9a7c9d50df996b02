import { defineTopic } from '../topics.ts';

export const authTopics = {
  users: defineTopic('auth.users', { compacted: true }),
  /** Read by the mailer alone. */
  contacts: defineTopic('auth.contacts', { compacted: true }),
  sessions: defineTopic('auth.sessions', { days: 1 }),
  payments: defineTopic('auth.payments', { days: 90 }),
  support: defineTopic('auth.support', { days: 30 }),
} as const;
