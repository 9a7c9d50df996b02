import type { Language } from '@academy/contracts/shared/language.ts';
import { locales } from '../../locales/formats.ts';
import type { ProviderInvoice, ProviderName } from '../provider/provider-port.ts';
import type { Sheet } from '@academy/pdf-kit/drawing/sheet.ts';
import { margin } from './invoice-sheet.ts';
import type { invoiceWords } from './invoice-words.ts';

/** Whom invoices come from. */
export interface Issuer {
  brand: string;
  company: string;
  address: string;
  taxId: string;
  /** The rate that prices include. */
  vatPercent: number;
}

export interface PrintedInvoice extends Omit<ProviderInvoice, 'subscriptionId' | 'billedTo' | 'charged'> {
  provider: ProviderName;
  /** Name, address and tax id as they are printed, a line each. */
  billedTo: readonly string[];
}

/** What every part of an invoice is drawn with. */
export interface Page {
  sheet: Sheet;
  issuer: Issuer;
  invoice: PrintedInvoice;
  language: Language;
  words: (typeof invoiceWords)[Language];
}

export const contentWidth = (sheet: Sheet): number => sheet.page.width - 2 * margin;

export const percent = (value: number, language: Language): string =>
  (value / 100).toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 1 });
