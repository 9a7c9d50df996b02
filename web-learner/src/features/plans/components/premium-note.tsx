import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useOffer } from '../../../shared/payments/offer.ts';
import { premiumPrice } from '../model/prices.ts';
import type { UpgradePlace } from '../model/upgrade-place.ts';
import { UpgradeButton } from './upgrade-button.tsx';
import './plans.css';

/** Premium in two lines, for members on the free plan. */
export function PremiumNote({ place }: { place: UpgradePlace }) {
  const { t } = useTranslation('plans');
  const { language } = useLanguage();
  const price = premiumPrice(useOffer(), 'month')!;
  return (
    <section className="premium-note" aria-labelledby="premium-note-title">
      <div>
        <h2 id="premium-note-title">{t('note.title')}</h2>
        <p>{t('note.text', { price: formatMoney(price.cents, price.currency, language) })}</p>
      </div>
      <div className="premium-note__actions">
        <UpgradeButton place={place} type="primary" />
        <Link className="text-link" to="/settings#plan">
          {t('note.plans')}
        </Link>
      </div>
    </section>
  );
}
