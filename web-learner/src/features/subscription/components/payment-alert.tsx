import { formatDate } from '@academy/web-kit/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { subscriptionQuery } from '../api/subscription.ts';
import { planView } from '../model/plan-view.ts';
import './subscription.css';

/** Warns on the dashboard that a charge has failed, while there is time to fix it. */
export function PaymentAlert() {
  const { t } = useTranslation('subscription');
  const { language } = useLanguage();
  const { data } = useQuery(subscriptionQuery);
  if (!data || planView(data) !== 'past_due') return null;
  return (
    <div role="alert" className="my-plan__notice my-plan__notice--alone" data-news="past_due">
      <b>{t('about.past_due.title')}</b>
      <p>{t('about.past_due.text', { date: data.endsAt ? formatDate(data.endsAt, language) : '' })}</p>
      <Link className="text-link" to="/settings#plan">
        {t('about.past_due.link')}
      </Link>
    </div>
  );
}
