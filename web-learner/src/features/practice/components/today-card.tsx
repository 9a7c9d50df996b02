import type { TodaysPractice } from '@academy/contracts/http/catalog/practice.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { practiceUrl } from '../../../shared/links.ts';
import { ageOf } from '../../../shared/ui/age.ts';
import type { PracticeExercise } from '../api/practice.ts';

/** The exercises that are back today, each with why. */
export function TodayCard({ today }: { today: TodaysPractice }) {
  const { t } = useTranslation('practice');
  const count = today.exercises.length;
  return (
    <section className="practice__today sheet" aria-labelledby="practice-title">
      <header className="practice__head">
        <h2 id="practice-title">{t('today.title')}</h2>
        <p className="meta">
          {t('today.count', { count })} · {t('today.minutes', { count: today.minutes })}
        </p>
      </header>
      <ul>
        {today.exercises.map((exercise) => (
          <DueExercise key={exercise.exerciseId} exercise={exercise} isAlone={count === 1} />
        ))}
      </ul>
    </section>
  );
}

interface DueExerciseProps {
  exercise: PracticeExercise;
  /** Its minutes are those of the list, which says them already. */
  isAlone: boolean;
}

function DueExercise({ exercise, isAlone }: DueExerciseProps) {
  const { t } = useTranslation('practice');
  const { pick } = useLanguage();
  const [now] = useState(Date.now);
  const title = pick(exercise, 'title');
  // Nothing comes back on the day itself.
  const days = Math.max(1, ageOf(exercise.practisedAt, now).count);
  return (
    <li>
      <div className="practice__text">
        <h3>{title}</h3>
        <p>{t(`reason.${exercise.reason}`, { count: days })}</p>
        <p className="meta">
          <span>{pick(exercise, 'courseTitle')}</span>
          <span>{pick(exercise, 'lessonTitle')}</span>
          {!isAlone && <span>{t('today.minutes', { count: exercise.minutes })}</span>}
        </p>
      </div>
      <Link
        className="button button--quiet button--small"
        to={practiceUrl(exercise.lessonId, exercise.exerciseId)}
        aria-label={t('today.practiseOf', { title })}
      >
        {t('today.practise')}
      </Link>
    </li>
  );
}
