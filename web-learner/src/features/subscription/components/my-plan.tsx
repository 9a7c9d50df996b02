import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { isViewing } from '../../../shared/viewing/is-viewing.ts';
import { subscriptionQuery } from '../api/subscription.ts';
import { usePaymentReturn } from '../hooks/use-payment-return.ts';
import { isLive, planView } from '../model/plan-view.ts';
import { BillingDetails } from './billing-details.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanState } from './plan-state.tsx';
import { ReturnNotice } from './return-notice.tsx';
import './subscription.css';

const withoutPremium = ['free', 'pending', 'expired'];

/** The member's plan and all that can be done about it. `offer` is premium and its price, for who has it not. */
export function MyPlan({ offer }: { offer: ReactNode }) {
  const { t } = useTranslation('subscription');
  const shared = useTranslation().t;
  const { data, error, refetch } = useQuery(subscriptionQuery);
  const news = usePaymentReturn();
  const [hasWithdrawn, setHasWithdrawn] = useState(false);

  if (!data) {
    return error ? (
      <LoadError error={error} retry={() => void refetch()} />
    ) : (
      <div className="bones my-plan__bones" role="status" aria-label={shared('loading')} />
    );
  }
  const view = planView(data);
  const isWaiting = news === 'confirming' || news === 'late';
  const hasDays = data.startedAt !== null || data.gift?.until != null;
  const isOffered = withoutPremium.includes(view) && !isWaiting;
  return (
    <div className="my-plan">
      <div role="status">
        <ReturnNotice news={news} />
        {hasWithdrawn && !isLive(data) && (
          <div className="my-plan__notice">
            <b>{t('withdraw.done')}</b>
            <p>{t('withdraw.doneText')}</p>
          </div>
        )}
      </div>
      {!isWaiting && (
        <PlanState subscription={data} view={news === 'cancelled' && view === 'pending' ? 'free' : view} />
      )}
      <PlanActions subscription={data} view={view} onWithdrawn={() => setHasWithdrawn(true)} />
      {isOffered && <div className="my-plan__offer">{offer}</div>}
      {hasDays && <p className="my-plan__about my-plan__clock">{t('clock')}</p>}
      {data.state !== 'none' && !isViewing && <BillingDetails billing={data.billing} />}
      <InvoiceList isExpected={data.startedAt !== null} />
    </div>
  );
}
