import { mailOf } from './mail-of.ts';

const reminder = { text: 'practice_reminder', link: '/', note: null };
const parts = { name: 'Ana', author: '', subject: null, publicUrl: 'https://academy.example' };

test('When exercises wait to be practised, then the mail says their number', () => {
  const mail = mailOf({ ...reminder, dueExercises: 4, weekly: null }, parts);
  expect(mail).toMatchObject({ template: 'practice_reminder', values: { due: 4 } });
});

test('When the reminder was kept before that field was, then the mail says its number all the same', () => {
  const weekly = { unit: 'exercises', goal: 3, done: 3, streakWeeks: 0 } as const;
  expect(mailOf({ ...reminder, weekly }, parts)).toMatchObject({ values: { due: 3 } });
});

test('When a row is of another version of the academy, then there is no mail of it', () => {
  expect(mailOf({ ...reminder, text: 'toString', weekly: null }, parts)).toBeNull();
});
