import { useTranslation } from 'react-i18next';
import type { Billing } from '../api/subscription.ts';
import { BillingForm } from './billing-form.tsx';

/** Whom the invoices name: in a line, and as a form on demand. */
export function BillingDetails({ billing }: { billing: Billing | null }) {
  const { t } = useTranslation('subscription');
  const line = billing && [billing.name, billing.taxId, billing.city].filter(Boolean).join(' · ');
  return (
    <details className="my-plan__part">
      <summary>
        <h3>{t('billing.title')}</h3> <span>{line ?? t('billing.none')}</span>
      </summary>
      <BillingForm billing={billing} />
    </details>
  );
}
