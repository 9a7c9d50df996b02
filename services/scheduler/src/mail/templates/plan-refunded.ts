import { button, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const planRefunded: MailTemplateDefinition<'plan_refunded'> = {
  content: ({ name, at, subscriptionUrl }, { texts: { plan_refunded: texts }, contractDay, moment }) => ({
    subject: texts.subject,
    title: texts.title,
    name,
    blocks: [
      paragraph(texts.lead(moment(at))),
      paragraph(texts.withdrawal(contractDay(at))),
      button(texts.button, subscriptionUrl),
    ],
  }),
  example: {
    name: 'Ana',
    at: '2026-03-01T18:30:00.000Z',
    subscriptionUrl: 'https://academy.example/settings',
  },
};
