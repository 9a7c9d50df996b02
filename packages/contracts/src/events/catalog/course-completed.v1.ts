import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { catalogTopics } from './topics.ts';

export const courseCompletedV1 = defineEvent({
  type: 'academy.catalog.course_completed.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'a learner has completed every lesson of a course',
  data: z.object({ userId: z.string(), courseId: z.string() }),
});
