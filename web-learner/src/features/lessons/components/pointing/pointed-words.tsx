import { formatDate } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Attempt } from '../../api/exercises.ts';
import './pointing.css';

interface PointedWordsProps {
  answer: string;
  pointings: Attempt['pointings'];
  criteria: readonly { key: string; label: string }[];
}

/** What a learner pointed to in an attempt, and why staff do not accept it where they do not. */
export function PointedWords({ answer, pointings, criteria }: PointedWordsProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const labelOf = (key: string) => criteria.find((criterion) => criterion.key === key)?.label ?? key;
  return pointings.map(({ key, start, end, refused }) => (
    <div key={key} className={refused ? 'callout callout--partly' : 'pointed'}>
      <p>
        <b>{t(refused ? 'pointing.refused' : 'pointing.pointed', { label: labelOf(key) })}</b>{' '}
        {t('pointing.words', {
          words: end - start < answer.length ? answer.slice(start, end) : t('pointing.allOfIt'),
        })}
        {refused && <> · {formatDate(refused.at, language)}</>}
      </p>
      {refused && <blockquote className="callout__reason">{refused.reason}</blockquote>}
    </div>
  ));
}
