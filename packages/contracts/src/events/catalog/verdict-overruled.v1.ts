import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { toUser } from '../live-note.ts';
import { catalogTopics } from './topics.ts';

export const verdictOverruledV1 = defineEvent({
  type: 'academy.catalog.verdict_overruled.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'staff decided on an attempt in place of the rubric, or took that back, or a pending pass counts after its week; `passed` is what counts now',
  data: z.object({
    userId: z.string(),
    courseId: z.string(),
    lessonId: z.string(),
    exerciseId: z.string(),
    attemptId: z.string(),
    passed: z.boolean(),
    /** `time` where a pass was pending and a week has gone by without objection; absent in earlier releases: staff. */
    decidedBy: z.enum(['staff', 'time']).optional(),
  }),
  // Without the reason, which the learner's screen reads with the attempt.
  live: ({ userId, lessonId, exerciseId, attemptId, passed, decidedBy }) =>
    toUser(userId, { type: 'verdict_overruled', lessonId, exerciseId, attemptId, passed, decidedBy }),
});
