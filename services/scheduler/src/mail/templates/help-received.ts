import { withoutLinks } from '../domain/without-links.ts';
import { facts, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

/**
 * The question itself is not in it: the address may be unconfirmed, and this must not be a way of having any text sent to
 * any address.
 */
export const helpReceived: MailTemplateDefinition<'help_received'> = {
  content: ({ name, subject }, { texts: { help_received: texts } }) => {
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
};
