import { defineTopic } from '../topics.ts';

export const catalogTopics = {
  courses: defineTopic('catalog.courses', { compacted: true }),
  lessons: defineTopic('catalog.lessons', { compacted: true }),
  references: defineTopic('catalog.references', { compacted: true }),
  learning: defineTopic('catalog.learning', { days: 90 }),
} as const;
