import { button, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const passwordChanged: MailTemplateDefinition<'password_changed'> = {
  content: ({ name, at, helpUrl }, { texts: { password_changed: texts }, moment }) => ({
    subject: texts.subject,
    title: texts.title,
    name,
    blocks: [paragraph(texts.lead(moment(at))), paragraph(texts.warning), button(texts.button, helpUrl)],
  }),
  example: { name: 'Ana', at: '2026-03-01T18:30:00.000Z', helpUrl: 'https://academy.example/help' },
};
