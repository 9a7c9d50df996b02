import { notificationPreferencesSchema } from '@academy/contracts/http/scheduler/preferences.ts';
import { preferencesOf } from './preference-views.ts';

test('When the matrix of any choices is made, then it fits the contract and has the choices', () => {
  const matrix = preferencesOf({ reply_mail: false, new_document_mail: true });
  expect(notificationPreferencesSchema.parse(matrix)).toEqual(matrix);
  expect(matrix).toMatchObject({ reply: { app: true, mail: false }, new_document: { mail: true } });
});

test('When an activity has one channel, then the matrix has its name and that switch', () => {
  const name = { es: 'Resumen semanal', en: 'Weekly digest' };
  expect(preferencesOf({ weekly_digest_app: true })['weekly_digest']).toEqual({ name, mail: false });
});
