import type { Billing } from '@academy/contracts/shared/payments.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Facts } from '../shared/facts.tsx';

/** Whom the next invoices name. */
export function BillingFacts({ billing }: { billing: Billing | null }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  if (!billing)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('resources.subscriptions.noBilling')}
      </Typography>
    );
  const { name, line1, postalCode, city, country, taxId } = billing;
  const countryName = new Intl.DisplayNames([language], { type: 'region' }).of(country);
  const address = [line1, `${postalCode} ${city}`.trim(), countryName].filter(Boolean).join(', ');
  return <Facts of={{ billingName: name, address, taxId }} />;
}
