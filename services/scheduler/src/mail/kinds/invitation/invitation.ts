import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, note, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const invitation = defineMailKind({
  schema: requestedMails.invitation,
  words,
  content: ({ name, acceptUrl, validUntil }, { texts, moment, brand }) => ({
    subject: texts.subject(brand),
    title: texts.title(brand),
    name,
    blocks: [
      paragraph(texts.lead(brand)),
      paragraph(texts.how),
      button(texts.button, acceptUrl),
      note(texts.validUntil(moment(validUntil))),
      note(texts.ignore),
    ],
  }),
  example: {
    name: 'Ana',
    acceptUrl: 'https://academy.example/invitation#token=example',
    validUntil: '2026-03-15T18:30:00.000Z',
  },
});
