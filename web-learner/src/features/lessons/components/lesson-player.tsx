import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { Reading } from '../../../shared/markdown/markdown.tsx';
import { useMember } from '../../../shared/session/session-context.tsx';
import { readStored, writeStored } from '../../../shared/storage.ts';
import { BackIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { lessonCourseQuery, type Exercise, type Lesson } from '../api/lessons.ts';
import { createDrafts } from '../model/drafts.ts';
import { ExerciseFooter } from './exercise-footer.tsx';
import { ExercisePanel, type CheckedAnswer } from './exercise-panel.tsx';
import { ExerciseSteps } from './exercise-steps.tsx';
import { LessonDone } from './lesson-done.tsx';

/** Reading on the left, the exercise at hand on the right. */
export function LessonPlayer({ lesson, exercises }: { lesson: Lesson; exercises: readonly Exercise[] }) {
  const { t } = useTranslation('lessons');
  const { language, pick } = useLanguage();
  const { id: userId } = useMember();
  const [search, setSearch] = useSearchParams();
  const [checked, setChecked] = useState<Readonly<Record<string, CheckedAnswer>>>({});
  const [isDoneShown, setDoneShown] = useState(false);
  const drafts = useMemo(() => createDrafts({ read: readStored, write: writeStored }, userId), [userId]);
  const course = useQuery(lessonCourseQuery(lesson.courseId)).data;
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef<HTMLDivElement>(null);

  const asked = exercises.findIndex(({ id }) => id === search.get('exercise'));
  const current = Math.max(0, asked);
  const exercise = exercises[current];

  useEffect(() => {
    if (isDoneShown) done.current?.focus();
  }, [isDoneShown]);

  function go(index: number) {
    const target = exercises[index];
    if (!target) return;
    setSearch({ exercise: target.id }, { replace: true, preventScrollReset: true });
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  }
  function jumpToExercise() {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }
  function keep(exerciseId: string, result: CheckedAnswer) {
    setChecked((before) => ({ ...before, [exerciseId]: result }));
    if (result.verdict.lessonCompleted) setDoneShown(true);
  }

  return (
    <div className="lesson">
      <div className="lesson__crumbs">
        <Link className="back-link" to={`/courses/${lesson.courseId}`}>
          <BackIcon size={17} /> {course ? pick(course, 'title') : t('back')}
        </Link>
        {exercise && (
          <span className="lesson__position">
            {t('position', { n: current + 1, total: exercises.length })}
            <button type="button" className="text-button lesson__jump" onClick={jumpToExercise}>
              {t('toExercise')}
            </button>
          </span>
        )}
      </div>
      <div className="lesson__columns">
        <div className="lesson__reading">
          <PageHeading title={pick(lesson, 'title')} />
          <Reading lang={language}>{pick(lesson, 'content')}</Reading>
          {exercises.length > 0 && <ExerciseSteps exercises={exercises} current={current} onGo={go} />}
        </div>
        <div className="lesson__practice">
          {exercise && (
            <section className="exercise sheet" aria-labelledby="exercise-title">
              <h2 id="exercise-title" ref={heading} tabIndex={-1} data-heading>
                {pick(exercise, 'title')}
              </h2>
              <p className="exercise__task">{pick(exercise, 'prompt')}</p>
              <ExercisePanel
                key={exercise.id}
                exercise={exercise}
                drafts={drafts}
                checked={checked[exercise.id]}
                onChecked={(result) => keep(exercise.id, result)}
              />
              <ExerciseFooter
                exercises={exercises}
                current={current}
                onGo={go}
                onComplete={() => {
                  setDoneShown(true);
                  done.current?.focus();
                }}
              />
            </section>
          )}
          <div ref={done} tabIndex={-1} className="lesson__done">
            {isDoneShown && <LessonDone lesson={lesson} />}
          </div>
        </div>
      </div>
    </div>
  );
}
