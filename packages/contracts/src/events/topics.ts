/** How long a topic keeps its messages: for ever the last one of each key, or a number of days. */
export type Retention = { compacted: true } | { days: number };

export interface TopicContract {
  name: string;
  partitions: number;
  retention: Retention;
}

const topic = (name: string, retention: Retention, partitions = 3): TopicContract => ({
  name,
  partitions,
  retention,
});

/** Every topic that exists today. `<name>.dlq` (1 partition, 14 days) is made beside each. */
export const topics = {
  authUsers: topic('auth.users', { compacted: true }),
  authSessions: topic('auth.sessions', { days: 1 }),
  authPayments: topic('auth.payments', { days: 90 }),
  auditActions: topic('audit.actions', { days: 30 }),
  catalogCourses: topic('catalog.courses', { compacted: true }),
  catalogLessons: topic('catalog.lessons', { compacted: true }),
  catalogLearning: topic('catalog.learning', { days: 90 }),
  libraryDocuments: topic('library.documents', { compacted: true }, 1),
} as const satisfies Record<string, TopicContract>;

export const deadLetterSuffix = '.dlq';
export const deadLetterRetention: Retention = { days: 14 };
