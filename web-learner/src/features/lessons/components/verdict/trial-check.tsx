import { CriterionItem } from '@academy/web-kit/exercise/criterion-item.tsx';
import { orderCriteria } from '@academy/web-kit/exercise/verdict-order.ts';
import '@academy/web-kit/exercise/verdict.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { CriterionVerdict } from '../../api/exercises.ts';
import type { TrialExercise } from '../../api/trial.ts';
import { useTrialCheck } from '../../hooks/use-trial-check.ts';
import { LessonWords } from '../lesson-words.tsx';
import { ToldChanges } from './spoken-verdict.tsx';

/** Enough to see what the checker reads, in little room. */
const SHOWN_CRITERIA = 2;
const looks = { strokesOn: () => [], onLookAt: () => undefined, onSelect: () => undefined };

interface TrialCheckProps {
  exercise: TrialExercise;
  text: string;
  onJudged: (judged: { text: string; criteria: readonly CriterionVerdict[] }) => void;
}

/** What the checker finds in a visitor's prompt: the score, and what to work on first. */
export function TrialCheck({ exercise, text, onJudged }: TrialCheckProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const { preview, told, isLoading, error } = useTrialCheck(exercise, text, language);
  useEffect(() => {
    onJudged(
      preview ? { text: preview.text, criteria: preview.verdict.criteria } : { text: '', criteria: [] },
    );
  }, [preview, onJudged]);

  if (error) return <p className="callout">{t('trial.failed')}</p>;
  if (text.trim() === '') return null;
  if (isLoading || !preview) return <p className="verdict__figures">{t('trial.loading')}</p>;
  const { score, criteria, passed } = preview.verdict;
  const { open, met } = orderCriteria(criteria);
  return (
    <section className="verdict verdict--preview" aria-label={t('live.title')}>
      <p className="verdict__head">
        <span className="verdict__score">
          <b>{score}</b> <span>{t('outOf')}</span>
        </span>
        {passed && <span className="tag tag--key">{t('passed')}</span>}
      </p>
      <p className="verdict__figures">{t('trial.figures', { met: met.length, open: open.length })}</p>
      <ul className="verdict__criteria" aria-label={t('openCriteria')}>
        <LessonWords>
          {open.slice(0, SHOWN_CRITERIA).map((criterion) => (
            <CriterionItem key={criterion.key} criterion={criterion} {...looks} />
          ))}
        </LessonWords>
      </ul>
      <ToldChanges told={told} />
    </section>
  );
}
