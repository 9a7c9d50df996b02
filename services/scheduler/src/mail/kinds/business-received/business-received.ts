import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { note, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

/** Holds nothing of the message: anybody can write any address into the form. */
export const businessReceived = defineMailKind({
  schema: requestedMails.business_received,
  words,
  content: ({ name }, { texts }) => ({
    subject: texts.subject,
    title: texts.title,
    name,
    blocks: [paragraph(texts.lead), note(texts.ignore)],
  }),
  example: { name: 'Luis', company: 'Talleres Norte', text: 'Somos doce personas.' },
});
