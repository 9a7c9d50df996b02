import { practiceDueV1 } from '@academy/contracts/events/catalog/practice-due.v1.ts';
import { z } from 'zod';
import { practiceReminder as mail } from '../../../mail/kinds/practice-reminder/practice-reminder.ts';
import { defineNotificationKind, mailed, on } from '../notification-kind.ts';
import { words } from './words.ts';

const userId = '0197f3a0-0000-7000-8000-000000000003';

/** One notification, however many days it stays unread: yesterday's list is not worth another. */
export const practiceReminder = defineNotificationKind({
  activity: 'practice_reminder',
  words,
  rules: [
    on(practiceDueV1, {
      expects: z.object({ userId: z.string(), count: z.number(), date: z.string() }),
      example: { userId, count: 3, date: '2026-01-05' },
      tell: ({ data: { userId, count, date } }) => ({
        id: date,
        userId,
        about: 'practice',
        text: 'practice_reminder',
        link: '/',
        dueExercises: count,
      }),
    }),
  ],
  mail: mailed(mail, ({ dueExercises, weekly }, { name, url }) => {
    const due = dueExercises ?? weekly?.done ?? null;
    return due === null ? null : { name, due, url };
  }),
});
