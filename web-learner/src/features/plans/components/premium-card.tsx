import type { Interval } from '@academy/contracts/shared/payments.ts';
import { formatMoney, formatPercent } from '@academy/web-kit/format/numbers.ts';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useOffer } from '../../../shared/payments/offer.ts';
import { premiumPrice } from '../model/prices.ts';
import type { UpgradePlace } from '../model/upgrade-place.ts';
import { CouponField } from './coupon-field.tsx';
import { IntervalChoice } from './interval-choice.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { UpgradeButton } from './upgrade-button.tsx';
import './plans.css';

/** Premium with its price by the month or by the year, and the way to the payment page. */
export function PremiumCard({ place }: { place: UpgradePlace }) {
  const { t } = useTranslation('plans');
  const { language } = useLanguage();
  const offer = useOffer();
  const [interval, choose] = useState<Interval>('month');
  const [coupon, setCoupon] = useState('');
  const price = premiumPrice(offer, interval);
  const typed = coupon.trim();
  return (
    <article className="plan plan--premium sheet">
      <h3>{t('premium.name')}</h3>
      <IntervalChoice offer={offer} value={interval} onChange={choose} />
      <p className="plan__price" aria-live="polite">
        <b>{price && formatMoney(price.cents, price.currency, language)}</b> {t(`premium.period.${interval}`)}
        <span className="plan__vat">
          {offer
            ? t('premium.vatOf', { percent: formatPercent(offer.vatPercent, language) })
            : t('premium.vat')}
        </span>
      </p>
      <PlanFeatures plan="premium" />
      <div className="plan__end">
        {offer?.provider && <CouponField value={coupon} onChange={setCoupon} />}
        <UpgradeButton
          place={place}
          purchase={{ interval, ...(typed ? { coupon: typed } : {}) }}
          type="primary"
          size="large"
          block
          label={t('premium.action')}
        />
        <p className="plan__terms">
          <Trans
            ns="plans"
            i18nKey="premium.terms"
            components={{
              sale: <Link className="text-link" to="/terms-of-sale" />,
              withdrawal: <Link className="text-link" to="/withdrawal" />,
            }}
          />
        </p>
        {offer?.provider === 'sandbox' && (
          <p className="plan__terms">
            <span className="mark mark--partly">{t('premium.sandbox')}</span>
          </p>
        )}
      </div>
    </article>
  );
}
