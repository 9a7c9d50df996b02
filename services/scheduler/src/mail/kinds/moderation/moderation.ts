import { z } from 'zod';
import { excerptOf } from '../../domain/excerpt.ts';
import { button, note, paragraph, quote } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { name, url } from '../values.ts';
import { words } from './words.ts';

const schema = z.object({
  name,
  action: z.enum(['approve', 'remove', 'warn', 'confirmed', 'restored']),
  kind: z.enum(['post', 'reply']),
  postTitle: z.string(),
  /** The moderator's words. */
  reason: z.string(),
  url,
});

export const moderation = defineMailKind({
  schema,
  words,
  content: ({ name, action, kind, postTitle, reason, url }, { texts }) => ({
    subject: texts.subject[action],
    title: texts.title[action],
    name,
    blocks: [
      paragraph(texts.lead[kind][action](postTitle)),
      ...(reason === '' ? [] : [note(texts.reason), quote(excerptOf(reason))]),
      button(texts.button, url),
    ],
  }),
  example: {
    name: 'Ana',
    action: 'remove',
    kind: 'reply',
    postTitle: '¿Cómo pido un tono cercano?',
    reason: 'Contiene publicidad de otro servicio.',
    url: 'https://academy.example/community/posts/1',
  },
});
