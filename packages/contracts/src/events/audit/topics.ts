import { defineTopic } from '../topics.ts';

/** Every service writes it; auth keeps what it reads there. */
export const auditTopics = { actions: defineTopic('audit.actions', { days: 30 }) } as const;
