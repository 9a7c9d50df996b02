import { formatContractDay } from '@academy/web-kit/format/contract-days.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { Subscription } from '../api/subscription.ts';

/** What is owed, and until when the plan stays as it is. */
export function usePastDueText({
  amount,
  currency,
  endsAt,
}: Pick<Subscription, 'amount' | 'currency' | 'endsAt'>): string {
  const { t } = useTranslation('subscription');
  const { language } = useLanguage();
  const date = endsAt ? formatContractDay(endsAt, language) : '';
  // A charge is only ever missing of a subscription that has a price.
  const price = amount !== null && currency ? formatMoney(amount, currency, language) : '';
  return t('about.past_due.text', { price, date });
}
