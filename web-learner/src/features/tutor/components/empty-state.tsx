import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { onOpenExercise, openExercise } from '../../../shared/open-exercise/open-exercise.ts';
import { suggestionsFor } from '../model/page.ts';
import { QuestionList } from './question-list.tsx';

const exerciseShows = () => openExercise() !== null;

/** Before the first question: an invitation, and questions that suit the page. */
export function EmptyState({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation('tutor');
  const { pathname } = useLocation();
  const hasExercise = useSyncExternalStore(onOpenExercise, exerciseShows);
  const set = suggestionsFor(pathname, hasExercise);
  const questions = t(`suggested.${set}`, { returnObjects: true }) as string[];
  return (
    <div className="turns tutor__empty">
      <h3>
        <span className="mark">{t('empty.title')}</span>
      </h3>
      <p>{t('empty.text')}</p>
      <QuestionList label={t('empty.suggestions')} questions={questions} onAsk={onAsk} />
    </div>
  );
}
