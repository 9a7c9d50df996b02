import type { PrintedInvoice } from '../../src/payments/invoices/invoice-page.ts';
import { drawInvoice } from '../../src/payments/invoices/draw-invoice.ts';
import { boxesIn, pdfText } from '@academy/pdf-kit/testing/pdf-text.ts';

const draw = drawInvoice({
  brand: 'Promptario',
  company: 'Promptario Academia, S.L.',
  address: 'Calle del Ejemplo, 12\n28004 Madrid',
  taxId: 'B12345678',
  vatPercent: 21,
});
const render = (invoice: PrintedInvoice, language: 'es' | 'en') => draw({ invoice, language });
const invoice: PrintedInvoice = {
  id: 'in_1',
  provider: 'stripe',
  number: 'PROM-0007',
  issuedAt: new Date('2026-02-03T23:30:00Z'),
  status: 'paid',
  currency: 'eur',
  total: 2999,
  vat: 520,
  refunded: 0,
  periodStart: new Date('2026-02-03T23:30:00Z'),
  periodEnd: new Date('2026-03-03T23:30:00Z'),
  billedTo: ['Íñigo Peña Zúñiga', 'Calle Mayor, 1', '50001 Zaragoza', 'España', 'NIF 12345678Z'],
};
const said = async (changes: Partial<PrintedInvoice>, language: 'es' | 'en'): Promise<string[]> =>
  pdfText(await render({ ...invoice, ...changes }, language)).split('\n');

test.each([
  [
    'es',
    ['Factura', 'Suscripción a Promptario Premium', '24,79 €', 'IVA (21 %)', '5,20 €', '29,99 €', 'Pagada'],
    ['4 de febrero de 2026', 'NIF B12345678'],
  ],
  [
    'en',
    ['Invoice', 'Promptario Premium subscription', '€24.79', 'VAT (21%)', '€5.20', '€29.99', 'Paid'],
    ['4 February 2026', 'Tax ID B12345678'],
  ],
] as const)(
  'When an invoice is printed in %s, then it names both sides and every amount',
  async (language, words, more) => {
    const lines = await said({}, language);
    const both = ['PROM-0007', 'Promptario Academia, S.L.', 'Calle del Ejemplo, 12', '28004 Madrid'];
    expect(lines).toEqual(expect.arrayContaining([...both, ...invoice.billedTo, ...words, ...more]));
    expect(lines.join(' ')).not.toMatch(/Reembolsado|Refunded|prueba|Test document/);
  },
);

test.each([
  ['es', '-29,99 €', 'El importe de esta factura se ha reembolsado íntegramente.'],
  ['en', '-€29.99', 'The amount of this invoice has been refunded in full.'],
] as const)('When it was given back, then it says so in %s', async (language, amount, note) => {
  const lines = await said({ status: 'refunded', refunded: 2999 }, language);
  expect(lines).toEqual(expect.arrayContaining([amount, note]));
});

test('When part of it was given back, then what is left is told', async () => {
  const lines = await said({ refunded: 999 }, 'en');
  expect(lines).toEqual(
    expect.arrayContaining(['-€9.99', '€20.00', 'Part of the amount of this invoice has been refunded.']),
  );
});

test.each([
  ['open', 'This invoice has not been charged yet.'],
  ['void', 'This invoice is void.'],
] as const)('When it is %s, then nobody takes it for a paid one', async (status, note) => {
  expect(await said({ status }, 'en')).toContain(note);
});

test('When nothing was really charged, then the sheet says that it is for trying', async () => {
  expect(await said({ provider: 'sandbox' }, 'es')).toContain(
    'Documento de prueba: no se ha cobrado nada y no tiene validez fiscal.',
  );
});

test('When the tax was another country’s, then its rate is printed', async () => {
  expect(await said({ total: 1190, vat: 190 }, 'en')).toContain('VAT (19%)');
});

test('When names and addresses are as long as they may be, then it stays one page and nothing is lost', async () => {
  const billedTo = ['N'.repeat(10).concat(' ').repeat(11), 'Calle '.repeat(33).trim(), 'NIF 12345678Z'];
  const pdf = await render(
    { ...invoice, billedTo, refunded: 2999, status: 'refunded', provider: 'sandbox' },
    'es',
  );
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdfText(pdf)).toContain('no tiene validez fiscal');
  expect(pdf).toEqual(
    await render({ ...invoice, billedTo, refunded: 2999, status: 'refunded', provider: 'sandbox' }, 'es'),
  );
});

test('When a customer writes in other letters, then the invoice shows them and no boxes', async () => {
  const billedTo = ['山田 花子', 'ул. Ленина, 1', 'محمد عبد الله', 'प्रियंका शर्मा'];
  const pdf = await render({ ...invoice, billedTo }, 'es');
  expect(boxesIn(pdf)).toBe(0);
  expect(pdfText(pdf)).toContain('Ленина');
});
