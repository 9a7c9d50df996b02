import { button, note, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const passwordReset: MailTemplateDefinition<'password_reset'> = {
  content: ({ name, resetUrl, validUntil }, { texts, moment }) => ({
    subject: texts.password_reset.subject,
    title: texts.password_reset.title,
    name,
    blocks: [
      paragraph(texts.password_reset.lead),
      button(texts.password_reset.button, resetUrl),
      note(texts.password_reset.validUntil(moment(validUntil))),
      note(texts.password_reset.ignore),
    ],
  }),
  example: {
    name: 'Ana',
    resetUrl: 'https://academy.example/reset-password#token=example',
    validUntil: '2026-03-01T18:30:00.000Z',
  },
};
