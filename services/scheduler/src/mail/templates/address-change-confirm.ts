import { button, note, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const addressChangeConfirm: MailTemplateDefinition<'address_change_confirm'> = {
  content: ({ name, confirmUrl, validUntil }, { texts, moment }) => ({
    subject: texts.address_change_confirm.subject,
    title: texts.address_change_confirm.title,
    name,
    blocks: [
      paragraph(texts.address_change_confirm.lead),
      button(texts.address_change_confirm.button, confirmUrl),
      note(texts.address_change_confirm.validUntil(moment(validUntil))),
      note(texts.address_change_confirm.ignore),
    ],
  }),
  example: {
    name: 'Ana',
    confirmUrl: 'https://academy.example/confirm-address#token=example',
    validUntil: '2026-03-01T18:30:00.000Z',
  },
};
