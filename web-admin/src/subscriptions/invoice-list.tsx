import type { Invoice } from '@academy/contracts/shared/payments.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { InvoicePdfButton } from '../shared/invoice-pdf-button.tsx';
import { formatShortContractDay } from '../shared/short-date.ts';

/** What was charged and given back, newest first. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const translate = useTranslate();
  if (invoices.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('resources.subscriptions.noInvoices')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {invoices.map((invoice) => (
        <Box
          key={invoice.id}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 3,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <InvoiceRow invoice={invoice} />
        </Box>
      ))}
    </Box>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { number, status, currency, total, vat, refunded } = invoice;
  const day = (iso: string) => formatShortContractDay(iso, language);
  const money = (cents: number) => formatMoney(cents, currency, language);
  return (
    <>
      <div>
        <span className="tags">
          <strong>{number}</strong>
          <span className="tag">{translate(`resources.subscriptions.invoiceStatuses.${status}`)}</span>
        </span>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {day(invoice.issuedAt)} ·{' '}
          {translate('resources.subscriptions.period', {
            from: day(invoice.periodStart),
            to: day(invoice.periodEnd),
          })}
        </Typography>
      </div>
      <Box sx={{ textAlign: { sm: 'right' } }}>
        <strong>{money(total)}</strong>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {translate('resources.subscriptions.vat', { amount: money(vat) })}
          {refunded > 0
            ? ` · ${translate('resources.subscriptions.givenBack', { amount: money(refunded) })}`
            : null}
        </Typography>
        <InvoicePdfButton invoice={invoice} />
      </Box>
    </>
  );
}
