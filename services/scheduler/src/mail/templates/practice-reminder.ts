import { button, note, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const practiceReminder: MailTemplateDefinition<'practice_reminder'> = {
  content: ({ name, due, url }, { texts: { practice_reminder: texts } }) => ({
    subject: texts.subject(due),
    title: texts.title,
    name,
    blocks: [paragraph(texts.lead(due)), button(texts.button, url), note(texts.why)],
  }),
  example: { name: 'Ana', due: 3, url: 'https://academy.example/dashboard' },
};
