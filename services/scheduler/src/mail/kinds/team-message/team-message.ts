import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { greetsByItself } from '../../domain/greets-by-itself.ts';
import { button, note, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const teamMessage = defineMailKind({
  schema: requestedMails.team_message,
  words,
  content: ({ name, subject, text, threadUrl, placeUrl }, { texts }) => ({
    subject,
    title: texts.title,
    name,
    greetsByItself: greetsByItself(text),
    blocks: [
      ...text.split(/\n{2,}/).map(paragraph),
      ...(placeUrl === null ? [] : [button(texts.place, placeUrl)]),
      note(texts.noReply),
      button(texts.thread, threadUrl),
    ],
  }),
  example: {
    name: 'Ana',
    subject: 'Tu ejercicio sobre los roles',
    text: 'He visto que el último punto se te resiste.\n\nPrueba a decirle al modelo para quién escribe. Un saludo, Marta',
    threadUrl: 'https://academy.example/help#question-1',
    placeUrl: 'https://academy.example/lessons/basics--roles?exercise=basics--roles--one',
  },
});
