import type { Language } from '@academy/contracts/shared/language.ts';
import { drawItem, drawSums } from './draw-amounts.ts';
import { drawFacts, drawParties } from './draw-parties.ts';
import { contentWidth, type Issuer, type Page, type PrintedInvoice } from './invoice-page.ts';
import { bytesOf, highlighter, inkSoft, openSheet } from '@academy/pdf-kit/drawing/sheet.ts';
import { line, margin, rule, write } from './invoice-sheet.ts';
import { invoiceWords } from './invoice-words.ts';

/** An invoice in the language that it is printed in. */
export interface InvoicePrint {
  invoice: PrintedInvoice;
  language: Language;
}

const drawHead = ({ sheet, issuer, invoice, words }: Page): void => {
  sheet.rect(margin, margin - 16, 56, 9).fill(highlighter);
  write(sheet, issuer.brand, {
    x: margin,
    y: margin,
    width: contentWidth(sheet) / 2,
    font: 'display',
    size: 22,
  });
  const right = {
    x: margin + contentWidth(sheet) / 2,
    width: contentWidth(sheet) / 2,
    align: 'right' as const,
  };
  write(sheet, words.heading, { ...right, y: margin, font: 'display', size: 22 });
  write(sheet, invoice.number, { ...right, y: margin + 30, font: 'mono', size: 10, color: inkSoft });
};

const notesOf = ({ invoice, words }: Page): string[] => [
  ...(invoice.refunded >= invoice.total && invoice.refunded > 0 ? [words.whollyRefunded] : []),
  ...(invoice.refunded > 0 && invoice.refunded < invoice.total ? [words.partlyRefunded] : []),
  ...(invoice.status === 'open' ? [words.notPaid] : []),
  ...(invoice.status === 'void' ? [words.void] : []),
  ...(invoice.provider === 'sandbox' ? [words.sandbox] : []),
];

const drawFoot = ({ sheet, issuer, words }: Page): void => {
  const y = sheet.page.height - margin;
  rule(sheet, y - 10, { from: margin, color: line });
  const parts = [issuer.company, issuer.taxId && `${words.taxId} ${issuer.taxId}`].filter(Boolean);
  write(sheet, parts.join(' · '), {
    x: margin,
    y,
    width: contentWidth(sheet),
    font: 'reading',
    size: 8.5,
    color: inkSoft,
  });
};

/** Draws invoices as one white page of A4, since they are printed, in the name of the company that sells. */
export const drawInvoice =
  (issuer: Issuer) =>
  async ({ invoice, language }: InvoicePrint): Promise<Buffer> => {
    const words = invoiceWords[language];
    const title = words.documentTitle(invoice.number);
    const sheet = openSheet({ title, language, author: issuer.company, date: invoice.issuedAt });
    const page: Page = { sheet, issuer, invoice, language, words };
    drawHead(page);
    let y = drawParties(page, margin + 84);
    y = drawFacts(page, y + 28);
    y = drawItem(page, y + 36);
    y = drawSums(page, y + 18) + 22;
    for (const note of notesOf(page))
      y += 4 + write(sheet, note, { x: margin, y, width: contentWidth(sheet), font: 'reading', size: 11 });
    drawFoot(page);
    return bytesOf(sheet);
  };
