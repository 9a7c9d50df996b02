import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { catalogTopics } from './topics.ts';

export const lessonCompletedV1 = defineEvent({
  type: 'academy.catalog.lesson_completed.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'a learner has completed a lesson, having passed every exercise of it',
  data: z.object({ userId: z.string(), courseId: z.string(), lessonId: z.string() }),
});
