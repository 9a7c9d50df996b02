import { button, facts, note, quote } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const businessMessage: MailTemplateDefinition<'business_message'> = {
  content: (values, { texts: { business_message: texts } }) => ({
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
  }),
  replyTo: ({ from }) => from,
  example: {
    subject: 'Formación para el equipo',
    text: 'Somos doce personas y queremos empezar en mayo.',
    from: 'luis@talleres.example',
    company: 'Talleres Norte',
    teamSize: 12,
    consoleUrl: 'https://academy.example/admin/leads',
  },
};
