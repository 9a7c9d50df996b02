import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { toUser } from '../live-note.ts';
import { catalogTopics } from './topics.ts';

export const verdictOverruledV1 = defineEvent({
  type: 'academy.catalog.verdict_overruled.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'staff decided on an attempt in place of the rubric, or took that back; `passed` is what counts now',
  data: z.object({
    userId: z.string(),
    courseId: z.string(),
    lessonId: z.string(),
    exerciseId: z.string(),
    attemptId: z.string(),
    passed: z.boolean(),
  }),
  // Without the reason, which the learner's screen reads with the attempt.
  live: ({ userId, lessonId, exerciseId, attemptId, passed }) =>
    toUser(userId, { type: 'verdict_overruled', lessonId, exerciseId, attemptId, passed }),
});
