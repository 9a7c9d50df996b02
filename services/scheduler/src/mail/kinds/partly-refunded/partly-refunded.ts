import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, facts, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const partlyRefunded = defineMailKind({
  schema: requestedMails.partly_refunded,
  words,
  repeatable: true,
  content: (values, { texts, contractDay, amount }) => ({
    subject: texts.subject(amount(values.amount), values.invoiceNumber),
    title: values.goesOn === false ? texts.titleAlone : texts.title,
    name: values.name,
    blocks: [
      paragraph(values.goesOn === false ? texts.leadAlone : texts.lead),
      facts(
        [texts.amount, amount(values.amount)],
        [texts.date, contractDay(values.at)],
        [texts.number, values.invoiceNumber],
      ),
      button(texts.button, values.invoicesUrl),
    ],
  }),
  example: {
    name: 'Ana',
    at: '2026-03-01T18:30:00.000Z',
    amount: { cents: 1000, currency: 'eur' },
    invoiceNumber: '2026-000123',
    invoicesUrl: 'https://academy.example/settings',
  },
});
