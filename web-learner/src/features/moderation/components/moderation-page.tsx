import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackIcon } from '../../../shared/ui/icons.tsx';
import { LoadError, Notice } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { QUEUE_LENGTH, queueQuery, waitingQuery } from '../api/cases.ts';
import { unseenCount, type Queue } from '../model/queue.ts';
import { CaseCard } from './case-card.tsx';
import './moderation.css';

/** What waits for a moderator. */
export function ModerationPage() {
  const { t } = useTranslation('moderation');
  const { t: shared } = useTranslation();
  const { data: queue, error, refetch } = useQuery({ ...queueQuery, refetchOnMount: 'always' });
  return (
    <div className="page moderation">
      <Link className="back-link" to="/community">
        <BackIcon size={17} /> {t('back')}
      </Link>
      <header className="page__head">
        <PageHeading title={t('title')} />
        <p className="page__lead">{t('lead')}</p>
      </header>
      {queue ? (
        <Cases queue={queue} />
      ) : error ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : (
        <div className="bones" style={{ height: 320 }} role="status" aria-label={shared('loading')} />
      )}
    </div>
  );
}

function Cases({ queue }: { queue: Queue }) {
  const { t } = useTranslation('moderation');
  const queries = useQueryClient();
  const waiting = useQuery(waitingQuery).data ?? queue.total;
  const unseen = unseenCount(queue, waiting, QUEUE_LENGTH);
  return (
    <>
      <div className="moderation__more" role="status">
        {unseen > 0 ? (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void queries.invalidateQueries({ queryKey: queueQuery.queryKey })}
          >
            {t('more', { count: unseen })}
          </button>
        ) : null}
      </div>
      {queue.cases.length === 0 && unseen === 0 ? (
        <Notice title={t('empty')} text={t('emptyText')} />
      ) : (
        <>
          <p className="moderation__count">{t('waiting', { count: waiting })}</p>
          <ul className="moderation__cases">
            {queue.cases.map((record) => (
              <li key={record.id}>
                <CaseCard record={record} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
