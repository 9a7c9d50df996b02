import { defineTopic } from '../topics.ts';

/** Any service asks for a mail here; the scheduler alone reads it. */
export const mailTopics = { requests: defineTopic('mail.requests', { days: 1 }) } as const;
