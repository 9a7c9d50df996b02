import { button, facts, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const receipt: MailTemplateDefinition<'receipt'> = {
  content: (values, { texts: { receipt: texts }, contractDay, amount }) => ({
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
};
