import { holdReasons, openEntries, watchedWords } from '@academy/web-kit/forum/case-rules.ts';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import type { ModerationCase } from '../api/cases.ts';
import { useName } from './author-line.tsx';

/** Why it is here: what its author objects to, what the rules found, and each report with its note. */
export function FlagLines({ history, appeal }: Pick<ModerationCase, 'history' | 'appeal'>) {
  const { t } = useTranslation('moderation');
  const nameOf = useName();
  const flags = openEntries(history).flatMap((entry) => (entry.kind === 'flag' ? entry : []));
  const holds = holdReasons(history);
  return (
    <ul className="case__reasons" aria-label={t('why')}>
      {appeal && (
        <li>
          <b>{t('appeal')}</b>
          <span>{appeal.text}</span>
          <span className="meta">
            <TimeAgo at={appeal.at} />
          </span>
        </li>
      )}
      {watchedWords(history).map((word) => (
        <li key={`word ${word}`}>
          <b>{t('watchedWord', { word })}</b>
        </li>
      ))}
      {holds.map((reason) => (
        <li key={reason}>
          <b>{t(`hold.${reason}`)}</b>
        </li>
      ))}
      {flags.map(({ by, reason, note, at }) => (
        <li key={by.id + at}>
          <b>{t(`reason.${reason}`)}</b>
          {note !== '' && <span>{note}</span>}
          <span className="meta">
            <span>{nameOf(by)}</span>
            <TimeAgo at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
