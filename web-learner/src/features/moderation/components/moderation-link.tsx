import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { waitingQuery } from '../api/cases.ts';
import './moderation-link.css';

/** Leads moderators to the queue, with the number of cases that wait. */
export function ModerationLink() {
  const { t } = useTranslation('moderation');
  const { data: count = 0 } = useQuery(waitingQuery);
  return (
    <Link className="button button--quiet moderation-link" to="/community/moderation">
      {t('open')}
      {count > 0 && (
        <>
          <span className="moderation-link__count" aria-hidden>
            {count}
          </span>
          <span className="visually-hidden">{t('waiting', { count })}</span>
        </>
      )}
    </Link>
  );
}
