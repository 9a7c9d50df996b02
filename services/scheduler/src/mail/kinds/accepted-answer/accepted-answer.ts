import { z } from 'zod';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { name, url } from '../values.ts';
import { words } from './words.ts';

const schema = z.object({ name, postTitle: z.string(), url });

export const acceptedAnswer = defineMailKind({
  schema,
  words,
  content: ({ name, postTitle, url }, { texts }) => ({
    subject: texts.subject(postTitle),
    title: texts.title,
    name,
    blocks: [paragraph(texts.lead(postTitle)), button(texts.button, url)],
  }),
  example: {
    name: 'Ana',
    postTitle: '¿Cómo pido un tono cercano?',
    url: 'https://academy.example/community/posts/1',
  },
});
