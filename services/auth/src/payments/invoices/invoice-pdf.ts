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

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

const billedTo = ({ billedTo: billing }: InvoiceRecord, user: Named | null, language: Language): string[] => {
  if (billing === null)
    return user
      ? [`${user.firstName} ${user.lastName}`, user.email]
      : [invoiceWords[language].deletedAccount];
  const { name, line1, postalCode, city, country, taxId } = billing;
  return [
    name,
    line1,
    `${postalCode} ${city}`.trim(),
    line1 || city ? countryName(country, language) : '',
    taxId && `${invoiceWords[language].taxId} ${taxId}`,
  ].filter(Boolean);
};

const draw = async (
  { pdfs }: Pick<Deps, 'pdfs'>,
  invoice: InvoiceRecord,
  { user, language, readerId }: { user: Named | null; language: Language; readerId: string },
): Promise<{ name: string; pdf: Buffer }> => {
  const printed = { ...invoice, id: invoice._id, billedTo: billedTo(invoice, user, language) };
  return {
    name: invoiceWords[language].fileName(invoice.number.replaceAll(/[^\w-]+/g, '-')),
    pdf: await pdfs.download({ invoice: printed, language }, readerId),
  };
};

/** One of the caller's invoices for printing, and the name of its file. Throws 404, for another's too. */
export const invoicePdf = async (deps: Deps, { userId, invoiceId, language }: InvoiceRequest) => {
  const [user, invoice] = await Promise.all([getUser(deps, userId), deps.invoices.find(userId, invoiceId)]);
  if (!invoice) throw invoiceNotFound();
  return draw(deps, invoice, { user, language, readerId: userId });
};

/** Anybody's invoice, for the member of staff whose id is `userId`; the account may be gone. Throws 404. */
export const invoicePdfForStaff = async (
  deps: Pick<AuthDeps, 'users' | 'staffInvoices' | 'pdfs'>,
  { userId, invoiceId, language }: InvoiceRequest,
) => {
  const invoice = await deps.staffInvoices.find(invoiceId);
  if (!invoice) throw invoiceNotFound();
  const user = await deps.users.find(invoice.userId);
  return draw(deps, invoice, { user, language, readerId: userId });
};
