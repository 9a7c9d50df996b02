import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import { button, facts, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { words } from './words.ts';

export const receipt = defineMailKind({
  schema: requestedMails.receipt,
  words,
  repeatable: true,
  content: (values, { texts, contractDay, amount }) => ({
    subject: texts.subject(values.invoiceNumber),
    title: texts.title,
    name: values.name,
    blocks: [
      paragraph(texts.lead),
      facts(
        [texts.number, values.invoiceNumber],
        [texts.date, contractDay(values.at)],
        [texts.amount, amount(values.amount)],
      ),
      button(texts.button, values.invoicesUrl),
    ],
  }),
  example: {
    name: 'Ana',
    at: '2026-03-01T18:30:00.000Z',
    amount: { cents: 2999, currency: 'eur' },
    invoiceNumber: '2026-000123',
    invoicesUrl: 'https://academy.example/settings',
  },
});
