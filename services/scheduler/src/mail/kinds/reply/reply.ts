import { z } from 'zod';
import { excerptOf } from '../../domain/excerpt.ts';
import { button, paragraph, quote } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { excerpt, name, url } from '../values.ts';
import { words } from './words.ts';

const schema = z.object({ name, author: z.string(), postTitle: z.string(), excerpt, url });

export const reply = defineMailKind({
  schema,
  words,
  content: ({ name, author, postTitle, excerpt, url }, { texts }) => ({
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
});
