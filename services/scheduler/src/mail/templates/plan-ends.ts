import { button, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const planEnds: MailTemplateDefinition<'plan_ends'> = {
  content: ({ name, endsAt, subscriptionUrl }, { texts: { plan_ends: texts }, contractDay }) => ({
    subject: texts.subject(contractDay(endsAt)),
    title: texts.title(contractDay(endsAt)),
    name,
    blocks: [paragraph(texts.lead), button(texts.button, subscriptionUrl)],
  }),
  example: {
    name: 'Ana',
    endsAt: '2026-03-31T22:00:00.000Z',
    subscriptionUrl: 'https://academy.example/settings',
  },
};
