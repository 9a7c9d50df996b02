import { excerptOf } from '../domain/excerpt.ts';
import { button, paragraph, quote } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const reply: MailTemplateDefinition<'reply'> = {
  content: ({ name, author, postTitle, excerpt, url }, { texts: { reply: texts } }) => ({
    subject: texts.subject(author, postTitle),
    title: texts.title,
    name,
    blocks: [
      paragraph(texts.lead(author, postTitle)),
      ...(excerpt === null ? [] : [quote(excerptOf(excerpt))]),
      button(texts.button, url),
    ],
  }),
  example: {
    name: 'Ana',
    author: 'Luis P.',
    postTitle: '¿Cómo pido un tono cercano?',
    excerpt:
      'Dale un ejemplo de dos frases con el tono que buscas: copia mejor lo que ve que lo que le cuentas.',
    url: 'https://academy.example/community/posts/1',
  },
};
