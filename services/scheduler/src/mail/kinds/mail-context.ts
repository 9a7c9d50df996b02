import { contractTimeZone } from '@academy/contracts/shared/contract-time-zone.ts';
import type { Bilingual, Language } from '@academy/contracts/shared/language.ts';

/** How a template speaks to one recipient. */
export interface MailContext {
  language: Language;
  brand: string;
  /** A moment as the recipient's clock shows it; takes ISO 8601. */
  moment: (iso: string) => string;
  day: (iso: string) => string;
  /** The day of a contract, such as that of a charge: as page and invoice have it, wherever the recipient is. */
  contractDay: (iso: string) => string;
  /** Takes cents and an ISO 4217 code. */
  amount: (amount: { cents: number; currency: string }) => string;
  pick: (text: Bilingual) => string;
}

const locales = { es: 'es-ES', en: 'en-GB' } as const;

export const mailContext = (recipient: {
  language: Language;
  /** IANA name. */
  timeZone: string;
  brand: string;
}): MailContext => {
  const { language, timeZone, brand } = recipient;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone, ...options });
  const moments = format({ dateStyle: 'long', timeStyle: 'short' });
  const days = format({ dateStyle: 'long' });
  const contractDays = format({ dateStyle: 'long', timeZone: contractTimeZone });
  return {
    language,
    brand,
    moment: (iso) => moments.format(new Date(iso)),
    day: (iso) => days.format(new Date(iso)),
    contractDay: (iso) => contractDays.format(new Date(iso)),
    amount: ({ cents, currency }) =>
      new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(cents / 100),
    pick: (text) => text[language],
  };
};
