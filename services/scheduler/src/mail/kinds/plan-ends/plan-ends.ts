import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const planEnds = defineMailKind({
  schema: requestedMails.plan_ends,
  words,
  content: ({ name, endsAt, subscriptionUrl }, { texts, contractDay }) => ({
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
});
