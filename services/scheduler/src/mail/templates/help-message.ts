import { button, facts, note, quote } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const helpMessage: MailTemplateDefinition<'help_message'> = {
  content: ({ subject, text, from, priority, consoleUrl }, { texts: { help_message: texts } }) => ({
    subject: priority ? texts.prioritySubject(subject) : texts.subject(subject),
    title: texts.title,
    name: null,
    blocks: [
      facts([texts.from, from], [texts.about, subject]),
      quote(text),
      button(texts.button, consoleUrl),
      note(texts.reply),
    ],
  }),
  replyTo: ({ from }) => from,
  example: {
    subject: 'No encuentro mi certificado',
    text: 'Terminé el curso ayer y no aparece.\n\n¿Dónde lo veo?',
    from: 'ana@mail.example',
    priority: true,
    consoleUrl: 'https://academy.example/admin/help',
  },
};
