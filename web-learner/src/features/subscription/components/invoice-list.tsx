import { formatContractDay } from '@academy/web-kit/format/contract-days.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { invoicesQuery, type Invoice } from '../api/subscription.ts';
import { InvoicePdf } from './invoice-pdf.tsx';

/** The member's invoices, newest first. `isExpected`: something was bought, so that having none is worth a word. */
export function InvoiceList({ isExpected }: { isExpected: boolean }) {
  const { t } = useTranslation('subscription');
  const { data, error, refetch } = useQuery(invoicesQuery);
  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data || (data.length === 0 && !isExpected)) return null;
  return (
    <section className="my-plan__part" aria-labelledby="invoices-title">
      <h3 id="invoices-title">{t('invoices.title')}</h3>
      {data.length === 0 && <p className="my-plan__about">{t('invoices.empty')}</p>}
      <ul className="invoices">
        {data.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('subscription');
  const { language } = useLanguage();
  const { number, issuedAt, status, total, vat, refunded, currency, periodStart, periodEnd } = invoice;
  const money = (cents: number) => formatMoney(cents, currency, language);
  const isPartlyRefunded = status !== 'refunded' && refunded > 0;
  return (
    <li>
      <div>
        <b>{formatContractDay(issuedAt, language)}</b>
        <p className="meta">
          <span className="my-plan__code">{number}</span>
          <span>
            {t('invoices.period', {
              from: formatContractDay(periodStart, language),
              to: formatContractDay(periodEnd, language),
            })}
          </span>
        </p>
      </div>
      <div className="invoices__money">
        <b>{money(total)}</b>
        <span className="meta">{t('invoices.vat', { vat: money(vat) })}</span>
        {isPartlyRefunded && (
          <span className="meta">{t('invoices.refunded', { amount: money(refunded) })}</span>
        )}
      </div>
      <span className="tag">{t(`invoices.status.${status}`)}</span>
      <InvoicePdf invoice={invoice} />
    </li>
  );
}
