import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { greetsByItself } from '../../domain/greets-by-itself.ts';
import { button, paragraph, quote, note } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const helpAnswered = defineMailKind({
  schema: requestedMails.help_answered,
  words,
  repeatable: true,
  content: ({ name, subject, answer, question, threadUrl }, { texts }) => ({
    subject: texts.subject(subject),
    title: texts.title,
    name,
    greetsByItself: greetsByItself(answer),
    blocks: [
      ...answer.split(/\n{2,}/).map(paragraph),
      note(texts.question),
      quote(question),
      ...(threadUrl === undefined ? [] : [note(texts.noReply), button(texts.button, threadUrl)]),
    ],
  }),
  example: {
    name: 'Ana',
    subject: 'No encuentro mi certificado',
    answer: 'Lo tienes en Certificados, en el menú de la izquierda.\n\nUn saludo, Marta',
    question: 'Terminé el curso ayer y no aparece.',
    threadUrl: 'https://academy.example/help#question-1',
  },
});
