import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const addressChanged = defineMailKind({
  schema: requestedMails.address_changed,
  words,
  content: ({ name, at, maskedAddress, helpUrl }, { texts, moment }) => ({
    subject: texts.subject,
    title: texts.title,
    name,
    blocks: [
      paragraph(texts.lead(maskedAddress, moment(at))),
      paragraph(texts.warning),
      button(texts.button, helpUrl),
    ],
  }),
  example: {
    name: 'Ana',
    at: '2026-03-01T18:30:00.000Z',
    maskedAddress: 'a…z@mail.example',
    helpUrl: 'https://academy.example/help',
  },
});
