import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, facts, note, quote } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const businessMessage = defineMailKind({
  schema: requestedMails.business_message,
  words,
  content: (values, { texts }) => ({
    subject: texts.subject(values.company),
    title: texts.title,
    name: null,
    blocks: [
      facts(
        [texts.company, values.company],
        [texts.from, values.from],
        ...(values.teamSize === null ? [] : [[texts.teamSize, String(values.teamSize)] as const]),
        [texts.about, values.subject],
      ),
      quote(values.text),
      button(texts.button, values.consoleUrl),
      note(texts.reply),
    ],
    replyTo: values.from,
  }),
  example: {
    subject: 'Formación para el equipo',
    text: 'Somos doce personas y queremos empezar en mayo.',
    from: 'luis@talleres.example',
    company: 'Talleres Norte',
    teamSize: 12,
    consoleUrl: 'https://academy.example/admin/leads',
  },
});
