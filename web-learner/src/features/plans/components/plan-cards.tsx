import { formatEuros } from '@academy/web-kit/format/numbers.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { FREE_PRICE, PREMIUM_PRICE } from '../model/prices.ts';
import { PlanFeatures } from './plan-features.tsx';
import { UpgradeButton } from './upgrade-button.tsx';
import './plans.css';

/** The two plans side by side. */
export function PlanCards() {
  const { t } = useTranslation('plans');
  const { language } = useLanguage();
  const openDialog = useAuthPrompt();
  const price = (euros: number) => formatEuros(euros, language).replace(/[.,]00/, '');
  return (
    <div className="plans">
      <article className="plan sheet">
        <h3>{t('free.name')}</h3>
        <p className="plan__price">
          <b>{price(FREE_PRICE)}</b> {t('free.period')}
        </p>
        <PlanFeatures plan="free" />
        <Button size="large" block onClick={() => openDialog('register')}>
          {t('free.action')}
        </Button>
      </article>
      <article className="plan plan--premium sheet">
        <h3>
          {t('premium.name')} <span className="tag tag--key">{t('premium.popular')}</span>
        </h3>
        <p className="plan__price">
          <b>{price(PREMIUM_PRICE)}</b> {t('premium.period')}
        </p>
        <PlanFeatures plan="premium" />
        <UpgradeButton type="primary" size="large" block label={t('premium.action')} />
      </article>
    </div>
  );
}
