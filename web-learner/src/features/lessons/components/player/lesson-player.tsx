import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { CitedReading } from '../../../../shared/passage/cited-reading.tsx';
import { useMember } from '../../../../shared/session/session-context.tsx';
import { BackIcon } from '../../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../../shared/ui/page-heading.tsx';
import { isViewing } from '../../../../shared/viewing/is-viewing.ts';
import { SkipTo } from '../../../../shared/ui/skip-to.tsx';
import { showHeading } from '../../../../shared/ui/show-heading.ts';
import { lessonCourseQuery, type Exercise, type Lesson } from '../../api/lessons.ts';
import { useCurrentExercise } from '../../hooks/use-current-exercise.ts';
import { useDrafts } from '../../hooks/use-drafts.ts';
import { useHeldColumn } from '../../hooks/use-held-column.ts';
import { useRepetition } from '../../hooks/use-repetition.ts';
import { CourseDone } from './course-done.tsx';
import { ExerciseFooter } from './exercise-footer.tsx';
import { ExercisePanel } from '../exercise/exercise-panel.tsx';
import { ViewedPanel } from '../exercise/viewed-panel.tsx';
import { ExerciseSteps } from './exercise-steps.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { LessonProgress } from './lesson-progress.tsx';
import type { LessonSlots } from './lesson-slots.ts';
import { Onward } from './onward.tsx';
import '@academy/web-kit/exercise/exercise.css';
import '../exercise/exercise.css';

interface LessonPlayerProps extends Omit<LessonSlots, 'upgrade'> {
  lesson: Lesson;
  exercises: readonly Exercise[];
}

/** Reading on the left, the exercise at hand on the right. */
export function LessonPlayer({
  lesson,
  exercises,
  audio,
  notes,
  discussion,
  exerciseTools,
  secondOpinion,
  courseEnd,
}: LessonPlayerProps) {
  const { t } = useTranslation('lessons');
  const { pick } = useLanguage();
  const { id: userId } = useMember();
  const [isCourseDone, setCourseDone] = useState(false);
  const course = useQuery(lessonCourseQuery(lesson.courseId)).data;
  const heading = useRef<HTMLHeadingElement>(null);
  const showExercise = () => showHeading(heading.current);
  const drafts = useDrafts(lesson.id, showExercise);
  const column = useHeldColumn();
  const { current, go } = useCurrentExercise(exercises, lesson, showExercise);
  const exercise = exercises[current];
  const repetition = useRepetition(exercise, userId);
  const courseTitle = course ? pick(course, 'title') : '';

  const ending = (
    <LessonEnd lesson={lesson} exercises={exercises} onGo={go} onCourseEnd={() => setCourseDone(true)} />
  );

  const onward = <Onward exercises={exercises} current={current} onGo={go} ending={ending} />;
  const footer = (state: { leadsOn: boolean }) => (
    <ExerciseFooter current={current} count={exercises.length} onGo={go} ending={ending} {...state} />
  );

  return (
    <div className="lesson">
      <div className="lesson__crumbs">
        <Link className="back-link" to={`/courses/${lesson.courseId}`}>
          <BackIcon size={17} /> {courseTitle || t('back')}
        </Link>
        {exercise && (
          <span className="lesson__position">
            {t('position', { n: current + 1, total: exercises.length })}
            <SkipTo text={t('toExercise')} href="#exercise-title" onSkip={showExercise} />
            <button type="button" className="text-button lesson__jump" onClick={showExercise}>
              {t('toExercise')}
            </button>
          </span>
        )}
      </div>
      <div className="lesson__columns">
        <div className="lesson__reading" data-heard>
          <PageHeading title={pick(lesson, 'title')} />
          {audio}
          <CitedReading textEs={lesson.contentEs} textEn={lesson.contentEn} />
          {notes}
          {discussion}
          {exercises.length > 0 && <ExerciseSteps exercises={exercises} current={current} onGo={go} />}
        </div>
        <div className="lesson__practice" ref={column}>
          {isCourseDone && (
            <CourseDone courseId={lesson.courseId} courseTitle={courseTitle}>
              {courseEnd}
            </CourseDone>
          )}
          {exercise && (
            <section className="exercise sheet" aria-labelledby="exercise-title">
              <LessonProgress lesson={lesson} exercises={exercises} exercise={exercise} />
              <h2 id="exercise-title" ref={heading} tabIndex={-1} data-heading>
                {pick(exercise, 'title')}
              </h2>
              <p className="exercise__task">{pick(exercise, 'prompt')}</p>
              {isViewing ? (
                <ViewedPanel key={exercise.id} exercise={exercise} onward={onward} footer={footer} />
              ) : (
                <ExercisePanel
                  key={repetition ? `${exercise.id} again` : exercise.id}
                  exercise={exercise}
                  userId={userId}
                  drafts={drafts}
                  repetition={repetition}
                  tools={exerciseTools}
                  secondOpinion={secondOpinion}
                  onward={onward}
                  footer={footer}
                />
              )}
            </section>
          )}
          {!exercise && ending}
        </div>
      </div>
    </div>
  );
}
