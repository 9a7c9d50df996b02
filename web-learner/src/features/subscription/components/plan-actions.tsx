import { formatContractDay, lastDayToWithdraw } from '@academy/web-kit/format/contract-days.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { cancelSubscription, withdrawSubscription, type Subscription } from '../api/subscription.ts';
import { canWithdraw, isLive, type PlanView } from '../model/plan-view.ts';
import { CardButton } from './card-button.tsx';
import { ConfirmedAction } from './confirmed-action.tsx';
import { IntervalChange } from './interval-change.tsx';
import { ResumeButton } from './resume-button.tsx';

interface PlanActionsProps {
  subscription: Subscription;
  view: PlanView;
  onWithdrawn: () => void;
}

/** What can be done about a living subscription: each with one button, and what costs or ends with one question. */
export function PlanActions({ subscription, view, onWithdrawn }: PlanActionsProps) {
  if (!isLive(subscription)) return null;
  return (
    <div className="my-plan__actions">
      {view === 'past_due' && <CardButton type="primary" />}
      {view === 'cancelling' && <ResumeButton />}
      {view === 'active' && <IntervalChange subscription={subscription} />}
      {view !== 'past_due' && <CardButton />}
      {view !== 'cancelling' && <Cancellation subscription={subscription} view={view} />}
      {canWithdraw(subscription, new Date()) && (
        <Withdrawal subscription={subscription} onWithdrawn={onWithdrawn} />
      )}
    </div>
  );
}

/** At the end of what is paid; at once where a charge has failed, since nothing is paid any more. */
function Cancellation({ subscription, view }: Pick<PlanActionsProps, 'subscription' | 'view'>) {
  const { t } = useTranslation('subscription');
  const { language } = useLanguage();
  const day = (iso: string | null) => (iso ? formatContractDay(iso, language) : '');
  return (
    <ConfirmedAction
      words={view === 'past_due' ? 'cancelNow' : 'cancel'}
      values={{ date: day(subscription.nextChargeAt) }}
      change={cancelSubscription}
      done={({ endsAt }) => (endsAt ? t('cancel.done', { date: day(endsAt) }) : t('cancelNow.done'))}
    />
  );
}

/** At once, with everything given back. */
function Withdrawal({ subscription, onWithdrawn }: Pick<PlanActionsProps, 'subscription' | 'onWithdrawn'>) {
  const { t } = useTranslation('subscription');
  const { language } = useLanguage();
  const date = formatContractDay(lastDayToWithdraw(subscription.withdrawUntil!, new Date()), language);
  return (
    <p className="my-plan__withdrawal">
      {t('withdraw.note', { date })}{' '}
      <ConfirmedAction
        words="withdraw"
        values={{ date }}
        isInText
        change={async () => {
          const after = await withdrawSubscription();
          onWithdrawn();
          return after;
        }}
        done={() => t('withdraw.done')}
      />
    </p>
  );
}
