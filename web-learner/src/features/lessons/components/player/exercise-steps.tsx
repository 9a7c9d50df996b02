import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Exercise } from '../../api/lessons.ts';

interface ExerciseStepsProps {
  exercises: readonly Exercise[];
  current: number;
  onGo: (index: number) => void;
}

/** Numbered buttons, the passed ones under the highlighter; those that wait for staff end in three dots. */
export function ExerciseSteps({ exercises, current, onGo }: ExerciseStepsProps) {
  const { t } = useTranslation('lessons');
  const { pick } = useLanguage();
  return (
    <nav className="steps" aria-label={t('exercises')}>
      {exercises.map((exercise, index) => (
        <button
          key={exercise.id}
          type="button"
          data-passed={exercise.passed}
          data-pending={!exercise.passed && Boolean(exercise.pending)}
          aria-current={index === current ? 'step' : undefined}
          aria-label={t(exercise.passed ? 'stepPassed' : exercise.pending ? 'stepPending' : 'step', {
            n: index + 1,
            title: pick(exercise, 'title'),
          })}
          onClick={() => onGo(index)}
        >
          {index + 1}
          {!exercise.passed && exercise.pending && '…'}
        </button>
      ))}
    </nav>
  );
}
