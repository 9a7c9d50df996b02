import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const planResumed = defineMailKind({
  schema: requestedMails.plan_resumed,
  words,
  content: (values, { texts, contractDay, amount }) => ({
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
});
