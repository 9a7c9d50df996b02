import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useOffer } from '../../../shared/payments/offer.ts';
import { FREE_PRICE } from '../model/prices.ts';
import { PlanFeatures } from './plan-features.tsx';
import { PremiumCard } from './premium-card.tsx';
import './plans.css';

/** The two plans side by side; `onFree` takes the free one. */
export function PlanCards({ onFree }: { onFree: () => void }) {
  const { t } = useTranslation('plans');
  const { language } = useLanguage();
  const currency = useOffer()?.currency ?? 'EUR';
  return (
    <div className="plans">
      <article className="plan sheet">
        <h3>{t('free.name')}</h3>
        <p className="plan__price">
          <b>{formatMoney(FREE_PRICE, currency, language)}</b> {t('free.period')}
        </p>
        <PlanFeatures plan="free" />
        <div className="plan__end">
          <Button size="large" block onClick={onFree}>
            {t('free.action')}
          </Button>
        </div>
      </article>
      <PremiumCard place="home" />
    </div>
  );
}
