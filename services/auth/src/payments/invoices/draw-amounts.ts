import { highlighter, ink, inkSoft } from '@academy/pdf-kit/drawing/sheet.ts';
import { line, margin, rule, write } from './invoice-sheet.ts';
import { day, money } from '../../locales/formats.ts';
import { contentWidth, percent, type Page } from './invoice-page.ts';
import { netOf, vatPercentOf } from './vat.ts';

export const drawItem = (page: Page, y: number): number => {
  const { sheet, issuer, invoice, language, words } = page;
  const width = contentWidth(sheet);
  const head = { y, width, font: 'reading' as const, size: 9.5, color: inkSoft };
  write(sheet, words.concept, { ...head, x: margin });
  write(sheet, words.net, { ...head, x: margin, align: 'right' });
  rule(sheet, y + 18, { from: margin, color: ink });
  const top = y + 28;
  const title = write(sheet, words.item(issuer.brand), {
    x: margin,
    y: top,
    width: width - 140,
    font: 'reading-strong',
    size: 12,
  });
  write(sheet, money(netOf(invoice), invoice.currency, language), {
    x: margin,
    y: top,
    width,
    align: 'right',
    font: 'mono',
    size: 11,
  });
  const period = `${day(invoice.periodStart, language)} – ${day(invoice.periodEnd, language)}`;
  const below = write(sheet, period, {
    x: margin,
    y: top + title + 1,
    width: width - 140,
    font: 'reading',
    size: 10,
    color: inkSoft,
  });
  const bottom = top + title + below + 12;
  rule(sheet, bottom, { from: margin, color: line });
  return bottom;
};

export const drawSums = (page: Page, y: number): number => {
  const { sheet, issuer, invoice, language, words } = page;
  const rate = percent(vatPercentOf(invoice, issuer.vatPercent), language);
  const x = margin + contentWidth(sheet) * 0.4;
  const width = contentWidth(sheet) * 0.6;
  const row = (label: string, cents: number, at: number): number => {
    write(sheet, label, { x, y: at, width: width - 110, font: 'reading', size: 11 });
    write(sheet, money(cents, invoice.currency, language), {
      x,
      y: at,
      width,
      align: 'right',
      font: 'mono',
      size: 11,
    });
    return at + 22;
  };
  let at = row(words.net, netOf(invoice), y);
  at = row(words.vat(rate), invoice.vat, at);
  sheet.rect(x - 10, at - 3, width + 10, 32).fill(highlighter);
  write(sheet, words.total, { x, y: at + 4, width, font: 'reading-strong', size: 14 });
  write(sheet, money(invoice.total, invoice.currency, language), {
    x,
    y: at + 6,
    width: width - 8,
    align: 'right',
    font: 'mono-strong',
    size: 13,
  });
  at += 44;
  if (invoice.refunded === 0) return at;
  at = row(words.refunded, -invoice.refunded, at);
  return row(words.remaining, invoice.total - invoice.refunded, at);
};
