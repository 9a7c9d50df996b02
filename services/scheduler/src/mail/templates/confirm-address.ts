import { button, note, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const confirmAddress: MailTemplateDefinition<'confirm_address'> = {
  content: ({ name, confirmUrl, validUntil }, { texts, moment }) => ({
    subject: texts.confirm_address.subject,
    title: texts.confirm_address.title,
    name,
    blocks: [
      paragraph(texts.confirm_address.lead),
      button(texts.confirm_address.button, confirmUrl),
      note(texts.confirm_address.validUntil(moment(validUntil))),
      note(texts.confirm_address.ignore),
    ],
  }),
  example: {
    name: 'Ana',
    confirmUrl: 'https://academy.example/confirm-address#token=example',
    validUntil: '2026-03-01T18:30:00.000Z',
  },
};
