import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { CitedReading } from '../../../shared/passage/cited-reading.tsx';
import { useMember } from '../../../shared/session/session-context.tsx';
import { BackIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { lessonCourseQuery, type Exercise, type Lesson } from '../api/lessons.ts';
import { useCurrentExercise } from '../hooks/use-current-exercise.ts';
import { useDrafts } from '../hooks/use-drafts.ts';
import { useHeldColumn } from '../hooks/use-held-column.ts';
import { useRepetition } from '../hooks/use-repetition.ts';
import { CompleteLesson } from './complete-lesson.tsx';
import { CourseDone } from './course-done.tsx';
import { ExerciseFooter } from './exercise-footer.tsx';
import { ExercisePanel } from './exercise-panel.tsx';
import { ExerciseSteps } from './exercise-steps.tsx';
import { LessonProgress } from './lesson-progress.tsx';
import { Onward } from './onward.tsx';
import './exercise.css';

export interface LessonSlots {
  /** What a closed lesson, or a certificate, offers to those on the free plan. */
  upgrade: ReactNode;
  /** What reads the lesson out, where that is allowed. */
  audio?: ReactNode;
  /** The learner's own notes on the lesson. */
  notes?: ReactNode;
  /** What others ask about the lesson. */
  discussion?: ReactNode;
  /** What else can be done with what is typed in an exercise. */
  exerciseTools?: (prompt: { title: string; text: string }) => ReactNode;
  /** What a language model may say of a checked prompt, beside its verdict. */
  secondOpinion?: (checked: { exerciseId: string; text: string }) => ReactNode;
  /** What else a completed course offers. */
  completionExtras?: ReactNode;
}

interface LessonPlayerProps extends LessonSlots {
  lesson: Lesson;
  exercises: readonly Exercise[];
}

/** Reading on the left, the exercise at hand on the right. */
export function LessonPlayer({
  lesson,
  exercises,
  upgrade,
  audio,
  notes,
  discussion,
  exerciseTools,
  secondOpinion,
  completionExtras,
}: LessonPlayerProps) {
  const { t } = useTranslation('lessons');
  const { pick } = useLanguage();
  const { id: userId } = useMember();
  const [isCourseDone, setCourseDone] = useState(false);
  const drafts = useDrafts(lesson.id);
  const course = useQuery(lessonCourseQuery(lesson.courseId)).data;
  const heading = useRef<HTMLHeadingElement>(null);
  const column = useHeldColumn();
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const { current, go } = useCurrentExercise(exercises, lesson, focusHeading);
  const exercise = exercises[current];
  const repetition = useRepetition(exercise, userId);
  const courseTitle = course ? pick(course, 'title') : '';

  const ending = (
    <CompleteLesson
      lesson={lesson}
      exercises={exercises}
      onGo={go}
      onCourseCompleted={() => setCourseDone(true)}
    />
  );

  function jumpToExercise() {
    focusHeading();
    heading.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="lesson">
      <div className="lesson__crumbs">
        <Link className="back-link" to={`/courses/${lesson.courseId}`}>
          <BackIcon size={17} /> {courseTitle || t('back')}
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
            <CourseDone
              courseId={lesson.courseId}
              courseTitle={courseTitle}
              upgrade={upgrade}
              extras={completionExtras}
            />
          )}
          {exercise && (
            <section className="exercise sheet" aria-labelledby="exercise-title">
              <LessonProgress lesson={lesson} exercises={exercises} exercise={exercise} />
              <h2 id="exercise-title" ref={heading} tabIndex={-1} data-heading>
                {pick(exercise, 'title')}
              </h2>
              <p className="exercise__task">{pick(exercise, 'prompt')}</p>
              <ExercisePanel
                key={repetition ? `${exercise.id} again` : exercise.id}
                exercise={exercise}
                userId={userId}
                drafts={drafts}
                repetition={repetition}
                tools={exerciseTools}
                secondOpinion={secondOpinion}
                onward={<Onward exercises={exercises} current={current} onGo={go} ending={ending} />}
                footer={({ leadsOn }) => (
                  <ExerciseFooter
                    current={current}
                    count={exercises.length}
                    onGo={go}
                    ending={ending}
                    leadsOn={leadsOn}
                  />
                )}
              />
            </section>
          )}
          {!exercise && ending}
        </div>
      </div>
    </div>
  );
}
