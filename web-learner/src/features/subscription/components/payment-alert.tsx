import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { subscriptionQuery, type Subscription } from '../api/subscription.ts';
import { usePastDueText } from '../hooks/use-past-due-text.ts';
import { planView } from '../model/plan-view.ts';
import './subscription.css';

/** Warns on the dashboard that a charge has failed, while there is time to fix it. */
export function PaymentAlert() {
  const { data } = useQuery(subscriptionQuery);
  return data && planView(data) === 'past_due' ? <PastDue subscription={data} /> : null;
}

function PastDue({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription');
  const text = usePastDueText(subscription);
  return (
    <div role="alert" className="my-plan__notice my-plan__notice--alone" data-news="past_due">
      <b>{t('about.past_due.title')}</b>
      <p>{text}</p>
      <Link className="text-link" to="/settings#plan">
        {t('about.past_due.link')}
      </Link>
    </div>
  );
}
