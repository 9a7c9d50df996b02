import { note, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

/** Holds nothing of the message: anybody can write any address into the form. */
export const businessReceived: MailTemplateDefinition<'business_received'> = {
  content: ({ name }, { texts: { business_received: texts } }) => ({
    subject: texts.subject,
    title: texts.title,
    name,
    blocks: [paragraph(texts.lead), note(texts.ignore)],
  }),
  example: { name: 'Luis', company: 'Talleres Norte', text: 'Somos doce personas.' },
};
