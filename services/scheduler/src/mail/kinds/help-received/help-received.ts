import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { withoutLinks } from '../../domain/without-links.ts';
import { facts, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

/**
 * The question itself is not in it: the address may be unconfirmed, and this must not be a way of having any text sent to
 * any address.
 */
export const helpReceived = defineMailKind({
  schema: requestedMails.help_received,
  words,
  content: ({ name, subject }, { texts }) => {
    const about = withoutLinks(subject);
    return {
      subject: texts.subject,
      title: texts.title,
      name,
      blocks: [...(about === '' ? [] : [facts([texts.about, about])]), paragraph(texts.lead)],
    };
  },
  example: {
    name: 'Ana',
    subject: 'No encuentro mi certificado',
    text: 'Terminé el curso ayer y no aparece.',
  },
});
