import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import type { StaffSubscription } from '../shared/subscription/types.ts';

type Priced = Pick<StaffSubscription, 'amount' | 'currency' | 'interval'>;

/** Words for what a subscription costs, such as `29,99 € al mes`; empty where it costs nothing. */
export function usePrice(): (subscription: Priced) => string {
  const translate = useTranslate();
  const { language } = useLanguage();
  return ({ amount, currency, interval }) => {
    if (amount === null || currency === null) return '';
    const money = formatMoney(amount, currency, language);
    return interval === null
      ? money
      : translate(`resources.subscriptions.prices.${interval}`, { amount: money });
  };
}
