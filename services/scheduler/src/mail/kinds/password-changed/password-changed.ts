import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const passwordChanged = defineMailKind({
  schema: requestedMails.password_changed,
  words,
  content: ({ name, at, helpUrl }, { texts, moment }) => ({
    subject: texts.subject,
    title: texts.title,
    name,
    blocks: [paragraph(texts.lead(moment(at))), paragraph(texts.warning), button(texts.button, helpUrl)],
  }),
  example: { name: 'Ana', at: '2026-03-01T18:30:00.000Z', helpUrl: 'https://academy.example/help' },
});
