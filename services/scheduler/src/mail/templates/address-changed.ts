import { button, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const addressChanged: MailTemplateDefinition<'address_changed'> = {
  content: ({ name, at, maskedAddress, helpUrl }, { texts: { address_changed: texts }, moment }) => ({
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
};
