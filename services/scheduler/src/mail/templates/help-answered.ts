import { greetsByItself } from '../domain/greets-by-itself.ts';
import { paragraph, quote, note } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const helpAnswered: MailTemplateDefinition<'help_answered'> = {
  content: ({ name, subject, answer, question }, { texts: { help_answered: texts } }) => ({
    subject: texts.subject(subject),
    title: texts.title,
    name,
    greetsByItself: greetsByItself(answer),
    blocks: [...answer.split(/\n{2,}/).map(paragraph), note(texts.question), quote(question)],
  }),
  example: {
    name: 'Ana',
    subject: 'No encuentro mi certificado',
    answer: 'Lo tienes en Certificados, en el menú de la izquierda.\n\nUn saludo, Marta',
    question: 'Terminé el curso ayer y no aparece.',
  },
};
