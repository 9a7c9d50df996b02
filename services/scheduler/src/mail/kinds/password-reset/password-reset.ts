import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, note, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const passwordReset = defineMailKind({
  schema: requestedMails.password_reset,
  words,
  content: ({ name, resetUrl, validUntil }, { texts, moment }) => ({
    subject: texts.subject,
    title: texts.title,
    name,
    blocks: [
      paragraph(texts.lead),
      button(texts.button, resetUrl),
      note(texts.validUntil(moment(validUntil))),
      note(texts.ignore),
    ],
  }),
  example: {
    name: 'Ana',
    resetUrl: 'https://academy.example/reset-password#token=example',
    validUntil: '2026-03-01T18:30:00.000Z',
  },
});
