import { button, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const planResumed: MailTemplateDefinition<'plan_resumed'> = {
  content: (values, { texts: { plan_resumed: texts }, contractDay, amount }) => ({
    subject: texts.subject,
    title: texts.title,
    name: values.name,
    blocks: [
      paragraph(texts.lead(contractDay(values.renewsAt), values.amount && amount(values.amount))),
      button(texts.button, values.subscriptionUrl),
    ],
  }),
  example: {
    name: 'Ana',
    renewsAt: '2026-03-31T22:00:00.000Z',
    amount: { cents: 2999, currency: 'eur' },
    subscriptionUrl: 'https://academy.example/settings',
  },
};
