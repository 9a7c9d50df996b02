import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const planRefunded = defineMailKind({
  schema: requestedMails.plan_refunded,
  words,
  repeatable: true,
  content: ({ name, at, subscriptionUrl }, { texts, contractDay, moment }) => ({
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
});
