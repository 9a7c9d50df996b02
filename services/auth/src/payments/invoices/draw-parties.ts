import type { Face } from '@academy/pdf-kit/drawing/faces.ts';
import { inkSoft } from '@academy/pdf-kit/drawing/sheet.ts';
import { margin, write } from './invoice-sheet.ts';
import { day } from '../../locales/formats.ts';
import { contentWidth, type Page } from './invoice-page.ts';

const drawParty = (
  { sheet }: Page,
  { label, lines, x, y }: { label: string; lines: readonly string[]; x: number; y: number },
): number => {
  const width = contentWidth(sheet) / 2 - 16;
  let at = y + write(sheet, label, { x, y, width, font: 'reading', size: 9.5, color: inkSoft }) + 2;
  lines.forEach((text, i) => {
    const face: Face = i === 0 ? 'reading-strong' : 'reading';
    at += write(sheet, text, { x, y: at, width, font: face, size: 11 });
  });
  return at;
};

export const drawParties = (page: Page, y: number): number => {
  const { sheet, issuer, invoice, words } = page;
  const from = [
    issuer.company,
    ...issuer.address.split('\n'),
    ...(issuer.taxId ? [`${words.taxId} ${issuer.taxId}`] : []),
  ].filter(Boolean);
  const middle = margin + contentWidth(sheet) / 2;
  const left = drawParty(page, { label: words.from, lines: from, x: margin, y });
  const right = drawParty(page, { label: words.billedTo, lines: invoice.billedTo, x: middle, y });
  return Math.max(left, right);
};

export const drawFacts = ({ sheet, invoice, language, words }: Page, y: number): number => {
  const facts = [
    [words.issuedOn, day(invoice.issuedAt, language)],
    [words.period, `${day(invoice.periodStart, language)} –\n${day(invoice.periodEnd, language)}`],
    [words.status, words.statuses[invoice.status]],
  ] as const;
  const width = contentWidth(sheet) / facts.length;
  const heights = facts.map(([label, text], i) => {
    const at = { x: margin + i * width, width: width - 12, y };
    const head = write(sheet, label, { ...at, font: 'reading', size: 9.5, color: inkSoft });
    return head + write(sheet, text, { ...at, y: y + head + 2, font: 'reading', size: 11 });
  });
  return y + Math.max(...heights);
};
