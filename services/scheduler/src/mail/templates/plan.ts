import { button, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const plan: MailTemplateDefinition<'plan'> = {
  content: ({ name, plan, url }, { texts: { plan: texts } }) => ({
    subject: texts.subject[plan],
    title: texts.title[plan],
    name,
    blocks: [paragraph(texts.lead[plan]), button(texts.button, url)],
  }),
  example: { name: 'Ana', plan: 'premium', url: 'https://academy.example/settings' },
};
