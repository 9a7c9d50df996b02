import { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import { z } from 'zod';
import { defineNotificationKind, on } from '../notification-kind.ts';
import { words } from './words.ts';

const userId = '0197f3a0-0000-7000-8000-000000000003';

const textOf = (passed: boolean, decidedBy: 'staff' | 'time' | undefined): keyof typeof words.en.says => {
  if (!passed) return 'verdict_failed';
  return decidedBy === 'time' ? 'verdict_counts' : 'verdict_passed';
};

/** Decisions on the attempts at one exercise share a notification, which says what counts after the last of them. */
export const verdict = defineNotificationKind({
  // What the academy's people say to one learner is one choice in the settings, as answers are.
  activity: 'answer',
  words,
  isAboutCourse: true,
  rules: [
    on(verdictOverruledV1, {
      expects: z.looseObject({
        userId: z.string(),
        courseId: z.string(),
        lessonId: z.string(),
        exerciseId: z.string(),
        passed: z.boolean(),
        decidedBy: z.enum(['staff', 'time']).optional(),
      }),
      example: {
        userId,
        courseId: 'first-steps',
        lessonId: 'first-steps--roles',
        exerciseId: 'first-steps--roles--one',
        attemptId: userId,
        passed: true,
      },
      tell: ({ id, data: { userId, courseId, lessonId, exerciseId, passed, decidedBy } }) => ({
        id,
        userId,
        about: exerciseId,
        text: textOf(passed, decidedBy),
        link: `/lessons/${lessonId}?exercise=${encodeURIComponent(exerciseId)}`,
        thingId: courseId,
      }),
    }),
  ],
});
