import { excerptOf } from '../domain/excerpt.ts';
import { button, note, paragraph, quote } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const moderation: MailTemplateDefinition<'moderation'> = {
  content: ({ name, action, kind, postTitle, reason, url }, { texts: { moderation: texts } }) => ({
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
};
