import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { wordingsQuery, type ModerationCase } from '../api/cases.ts';
import { CaseText } from './case-text.tsx';

/** What the author edited away, loaded when a moderator opens it. */
export function EarlierWordings({ record }: { record: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="case__history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('wordings.title')}</summary>
      {isOpen && <Wordings record={record} />}
    </details>
  );
}

function Wordings({ record }: { record: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const query = useQuery(wordingsQuery(record));
  const { data } = query;
  if (query.isLoadingError) return <LoadFailure query={query} />;
  if (!data) return <p role="status">{t('wordings.loading')}</p>;
  if (data.length === 0) return <p>{t('wordings.none')}</p>;
  return (
    <ol>
      {data.map(({ title, content, replacedAt }) => (
        <li key={replacedAt}>
          {title !== null && <b>{title}</b>}
          <CaseText>{content}</CaseText>
          <span className="meta">
            {t('wordings.until')} <TimeAgo at={replacedAt} />
          </span>
        </li>
      ))}
    </ol>
  );
}
