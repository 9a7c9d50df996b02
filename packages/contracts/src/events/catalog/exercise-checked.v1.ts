import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { catalogTopics } from './topics.ts';

export const exerciseCheckedV1 = defineEvent({
  type: 'academy.catalog.exercise_checked.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: "a learner's prompt was judged and the attempt kept",
  data: z.object({
    userId: z.string(),
    courseId: z.string(),
    lessonId: z.string(),
    exerciseId: z.string(),
    attemptId: z.string(),
    score: z.number().int(),
    passed: z.boolean(),
  }),
});
