import type { MailRecord } from '../data/mail-repository.ts';
import { toStaffMail } from './mail-views.ts';

const sent: MailRecord = {
  _id: 'reply:1:ana',
  key: null,
  template: 'reply',
  userId: 'ana',
  sealedAddress: null,
  sealedValues: null,
  language: null,
  timeZone: null,
  validUntil: null,
  createdAt: new Date('2026-03-01T18:30:00Z'),
  recipient: 'a…@mail.example',
  outcome: 'sent',
  poisonedAt: null,
  handledAt: new Date('2026-03-01T18:30:05Z'),
} as MailRecord;

const now = new Date('2026-03-02T18:30:00Z');

test('When staff read of a mail, then its kind has a name in both languages', () => {
  expect(toStaffMail(sent, now).name).toEqual({ es: 'Respuesta', en: 'Reply' });
});

test('When its template is of another version of the academy, then that stands for the name', () => {
  const template = 'of_another_version';
  expect(toStaffMail({ ...sent, template }, now).name).toEqual({ es: template, en: template });
});
