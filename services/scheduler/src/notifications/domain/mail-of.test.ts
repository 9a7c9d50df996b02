import { practiceDue } from './facts.ts';
import { mailOf } from './mail-of.ts';
import { newNotification, type NotificationState } from './notification.ts';

const reminder = newNotification(
  practiceDue(
    { date: '2026-11-24', count: 4 },
    { userId: 'ana', happenedAt: new Date('2026-11-24T17:00:00Z') },
  ),
  true,
);
const mailFrom = (state: NotificationState) =>
  mailOf(
    { ...state, version: 1 },
    { name: 'Ana', author: '', subject: null, publicUrl: 'https://academy.example' },
  );

test('When exercises wait to be practised, then their number is a field of its own, and the mail says it', () => {
  expect(reminder).toMatchObject({ dueExercises: 4, weekly: null });
  expect(mailFrom(reminder)).toMatchObject({ template: 'practice_reminder', values: { due: 4 } });
});

test('When the reminder was kept before that field was, then the mail says its number all the same', () => {
  const { dueExercises: _, ...before } = reminder;
  const weekly = { unit: 'exercises', goal: 3, done: 3, streakWeeks: 0 } as const;
  expect(mailFrom({ ...before, weekly })).toMatchObject({ values: { due: 3 } });
});
