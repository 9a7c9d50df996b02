import { button, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const acceptedAnswer: MailTemplateDefinition<'accepted_answer'> = {
  content: ({ name, postTitle, url }, { texts: { accepted_answer: texts } }) => ({
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
};
