import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { attemptsQuery } from '../api/lessons.ts';

interface AttemptsProps {
  exerciseId: string;
  count: number;
  /** Puts the text of an earlier attempt back into the field. */
  onReuse: (text: string) => void;
}

/** Earlier attempts, kept by the server, each with its score and text. */
export function Attempts({ exerciseId, count, onReuse }: AttemptsProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...attemptsQuery(exerciseId), enabled: open });
  return (
    <details className="attempts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('attempts', { count })}</summary>
      <ol>
        {data?.map((attempt) => (
          <li key={attempt.id}>
            <p className="attempts__head">
              <b>{t('attempt', { n: attempt.attempt })}</b>
              <span>{formatDateTime(attempt.createdAt, language)}</span>
              <span className={attempt.passed ? 'tag tag--key' : 'tag'}>{attempt.score}</span>
            </p>
            <p className="attempts__text">{attempt.answer}</p>
            <button type="button" className="text-button" onClick={() => onReuse(attempt.answer)}>
              {t('reuse')}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
