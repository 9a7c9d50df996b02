import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const chargeFailed = defineMailKind({
  schema: requestedMails.charge_failed,
  words,
  content: (values, { texts, contractDay, amount }) => ({
    subject: texts.subject,
    title: texts.title,
    name: values.name,
    blocks: [
      paragraph(values.amount === null ? texts.leadWithoutAmount : texts.lead(amount(values.amount))),
      ...(values.tryAgainAt === null ? [] : [paragraph(texts.again(contractDay(values.tryAgainAt)))]),
      paragraph(texts.last),
      button(texts.button, values.subscriptionUrl),
    ],
  }),
  example: {
    name: 'Ana',
    amount: { cents: 2999, currency: 'eur' },
    tryAgainAt: '2026-03-04T09:00:00.000Z',
    subscriptionUrl: 'https://academy.example/settings',
  },
});
