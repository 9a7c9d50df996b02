import type { Language } from '@academy/contracts/shared/language.ts';
import type { ProviderInvoice, ProviderName } from '../payments/provider-port.ts';
import { margin, type Sheet } from './invoice-sheet.ts';
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

export interface PrintedInvoice extends Omit<ProviderInvoice, 'subscriptionId' | 'billedTo'> {
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

/** As the screens write them: `3 February 2026`, not `February 3, 2026`. */
const locales: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };

/** The day in Spain, where the company is taxed: near midnight another than in UTC. */
export const day = (date: Date, language: Language): string =>
  date.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'Europe/Madrid' });

export const money = (cents: number, { invoice, language }: Pick<Page, 'invoice' | 'language'>): string =>
  (cents / 100).toLocaleString(locales[language], { style: 'currency', currency: invoice.currency });

export const percent = (value: number, language: Language): string =>
  (value / 100).toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 1 });
