import { defineTopic } from '../topics.ts';

export const aiTopics = { knownQuestions: defineTopic('ai.known-questions', { compacted: true }) } as const;
