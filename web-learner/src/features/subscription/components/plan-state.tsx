import { formatContractDay } from '@academy/web-kit/format/contract-days.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { Subscription } from '../api/subscription.ts';
import { useKeptFocus } from '../hooks/use-kept-focus.ts';
import { usePastDueText } from '../hooks/use-past-due-text.ts';
import type { PlanView } from '../model/plan-view.ts';

/** What the member has, what it costs, and until when, in plain words. */
export function PlanState({ subscription, view }: { subscription: Subscription; view: PlanView }) {
  const { t } = useTranslation('subscription');
  const shared = useTranslation().t;
  const { language } = useLanguage();
  const { plan, interval, amount, currency, nextChargeAt, endsAt, gift, coupon } = subscription;
  const day = (iso: string | null) => (iso ? formatContractDay(iso, language) : '');
  const price = amount !== null && currency ? formatMoney(amount, currency, language) : '';
  const giftEnd = gift?.until ?? null;
  const pastDueText = usePastDueText(subscription);
  const name = useKeptFocus<HTMLParagraphElement>(view);
  return (
    <>
      <p ref={name} tabIndex={-1} className="my-plan__name">
        <b>{shared(`plan.${plan}`)}</b>
        {view !== 'free' && (
          <span className="tag" data-testid="plan-state">
            {t(`state.${view}`)}
          </span>
        )}
      </p>
      {view === 'past_due' ? (
        <div role="alert" className="my-plan__notice" data-news="past_due">
          <b>{t('about.past_due.title')}</b>
          <p>{pastDueText}</p>
        </div>
      ) : (
        <div className="my-plan__about">
          {view === 'active' && (
            <>
              {interval && <p>{t(`about.active.${interval}`)}</p>}
              {price && nextChargeAt && <p>{t('about.active.next', { price, date: day(nextChargeAt) })}</p>}
            </>
          )}
          {view === 'cancelling' && <p>{t('about.cancelling', { date: day(endsAt) })}</p>}
          {view === 'gift' && (
            <p>{giftEnd ? t('about.giftUntil', { date: day(giftEnd) }) : t('about.gift')}</p>
          )}
          {(view === 'free' || view === 'pending' || view === 'expired') && <p>{t(`about.${view}`)}</p>}
        </div>
      )}
      {view !== 'gift' && gift && plan === 'premium' && (
        <p className="my-plan__about">
          {giftEnd ? t('about.alsoGiftUntil', { date: day(giftEnd) }) : t('about.alsoGift')}
        </p>
      )}
      {coupon && (
        <p className="my-plan__about">
          {t('coupon')} <span className="my-plan__code">{coupon}</span>
        </p>
      )}
    </>
  );
}
