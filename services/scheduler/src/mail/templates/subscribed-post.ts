import { excerptOf } from '../domain/excerpt.ts';
import { button, paragraph, quote } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const subscribedPost: MailTemplateDefinition<'subscribed_post'> = {
  content: ({ name, author, postTitle, excerpt, url }, { texts: { subscribed_post: texts } }) => ({
    subject: texts.subject(postTitle),
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
    excerpt: null,
    url: 'https://academy.example/community/posts/1',
  },
};
