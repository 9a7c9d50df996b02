import type { Language } from '@academy/contracts/shared/language.ts';
import type { InvoiceRecord } from './invoice-model.ts';
import type { AuthDeps } from '../../deps.ts';
import { invoiceNotFound } from '../provider/payment-texts.ts';
import type { User } from '../../accounts/users/user.ts';
import { invoiceWords } from './invoice-words.ts';
import { getUser } from '../../accounts/users/get-user.ts';

type Deps = Pick<AuthDeps, 'users' | 'invoices' | 'pdfs'>;

export interface InvoiceRequest {
  userId: string;
  invoiceId: string;
  language: Language;
}

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;

const billedTo = ({ billedTo: billing }: InvoiceRecord, user: User, language: Language): string[] => {
  if (billing === null) return [`${user.firstName} ${user.lastName}`, user.email];
  const { name, line1, postalCode, city, country, taxId } = billing;
  return [
    name,
    line1,
    `${postalCode} ${city}`.trim(),
    line1 || city ? countryName(country, language) : '',
    taxId && `${invoiceWords[language].taxId} ${taxId}`,
  ].filter(Boolean);
};

/** One of the caller's invoices for printing, and the name of its file. Throws 404, for another's too. */
export const invoicePdf = async (
  deps: Deps,
  { userId, invoiceId, language }: InvoiceRequest,
): Promise<{ name: string; pdf: Buffer }> => {
  const [user, invoice] = await Promise.all([getUser(deps, userId), deps.invoices.find(userId, invoiceId)]);
  if (!invoice) throw invoiceNotFound();
  const printed = { ...invoice, id: invoice._id, billedTo: billedTo(invoice, user, language) };
  return {
    name: invoiceWords[language].fileName(invoice.number.replaceAll(/[^\w-]+/g, '-')),
    pdf: await deps.pdfs.download({ invoice: printed, language }, userId),
  };
};
