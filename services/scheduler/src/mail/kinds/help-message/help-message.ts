import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, facts, note, quote } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const helpMessage = defineMailKind({
  schema: requestedMails.help_message,
  words,
  content: ({ subject, text, from, priority, consoleUrl }, { texts }) => ({
    subject: priority ? texts.prioritySubject(subject) : texts.subject(subject),
    title: texts.title,
    name: null,
    blocks: [
      facts([texts.from, from], [texts.about, subject]),
      quote(text),
      button(texts.button, consoleUrl),
      note(texts.reply),
    ],
    replyTo: from,
  }),
  example: {
    subject: 'No encuentro mi certificado',
    text: 'Terminé el curso ayer y no aparece.\n\n¿Dónde lo veo?',
    from: 'ana@mail.example',
    priority: true,
    consoleUrl: 'https://academy.example/admin/help',
  },
});
