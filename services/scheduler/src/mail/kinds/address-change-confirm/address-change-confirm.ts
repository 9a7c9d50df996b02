import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, note, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const addressChangeConfirm = defineMailKind({
  schema: requestedMails.address_change_confirm,
  words,
  content: ({ name, confirmUrl, validUntil }, { texts, moment }) => ({
    subject: texts.subject,
    title: texts.title,
    name,
    blocks: [
      paragraph(texts.lead),
      button(texts.button, confirmUrl),
      note(texts.validUntil(moment(validUntil))),
      note(texts.ignore),
    ],
  }),
  example: {
    name: 'Ana',
    confirmUrl: 'https://academy.example/confirm-address#token=example',
    validUntil: '2026-03-01T18:30:00.000Z',
  },
});
