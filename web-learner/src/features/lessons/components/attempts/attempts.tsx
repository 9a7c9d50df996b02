import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx';
import { isViewing } from '../../../../shared/viewing/is-viewing.ts';
import { attemptsQuery, type Exercise } from '../../api/exercises.ts';
import { PointedWords } from '../pointing/pointed-words.tsx';
import { ScoreChanges } from '../verdict/score-changes.tsx';
import { ScoreLine } from './score-line.tsx';
import { StaffDecision } from '../verdict/staff-decision.tsx';
import './attempts.css';

interface AttemptsProps {
  exercise: Exercise;
  /** The attempt whose verdict is on the screen, with what staff decided on it. */
  shownId: string | null;
  /** Puts the text of an earlier attempt back into the field. */
  onReuse: (text: string) => void;
}

/** Earlier attempts, kept by the server: how the score went, and each with what changed it and its text. */
export function Attempts({ exercise, shownId, onReuse }: AttemptsProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const query = useQuery(attemptsQuery(exercise.id));
  const { data } = query;
  const decided = data?.find(({ id, override }) => override && id !== shownId)?.override;
  return (
    <>
      {decided && <StaffDecision decision={decided} />}
      <details className="attempts">
        <summary>{t('attempts', { count: exercise.attempts })}</summary>
        <LoadFailure query={query} />
        {data && data.length > 1 && <ScoreLine attempts={data} passScore={exercise.passScore} />}
        <ol>
          {data?.map(
            ({
              id,
              attempt,
              createdAt,
              passed,
              pending,
              score,
              changes,
              override,
              hintsUsed,
              answer,
              ...rest
            }) => (
              <li key={id}>
                <p className="attempts__head">
                  <b>{t('attempt', { n: attempt })}</b>
                  <span>{formatDateTime(createdAt, language)}</span>
                  <span className={passed ? 'tag tag--key' : 'tag'}>
                    {score}
                    {passed && <span className="visually-hidden">, {t('passed')}</span>}
                  </span>
                  {pending && <span className="tag">{t('pending.tag')}</span>}
                </p>
                {override && <StaffDecision decision={override} />}
                <ScoreChanges changes={changes} />
                <PointedWords answer={answer} pointings={rest.pointings} criteria={rest.criteria} />
                <p className="attempts__text">{answer}</p>
                <p className="attempts__foot">
                  {!isViewing && (
                    <button type="button" className="text-button" onClick={() => onReuse(answer)}>
                      {t('reuse')}
                    </button>
                  )}
                  {hintsUsed > 0 && <span>{t('hintsUsed', { count: hintsUsed })}</span>}
                </p>
              </li>
            ),
          )}
        </ol>
      </details>
    </>
  );
}
