import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { progressQuery, type Exercise, type Lesson } from '../../api/lessons.ts';
import { exercisePercent, lessonPercent } from '../../model/exercise-progress.ts';
import './progress.css';

interface LessonProgressProps {
  lesson: Lesson;
  exercises: readonly Exercise[];
  exercise: Exercise;
}

/** Three strokes of the highlighter: this exercise, this lesson, the course. */
export function LessonProgress({ lesson, exercises, exercise }: LessonProgressProps) {
  const { t } = useTranslation('lessons');
  const course = useQuery(progressQuery).data?.[lesson.courseId];
  const passed = exercises.filter((entry) => entry.passed).length;
  return (
    <dl className="strokes">
      <Stroke
        name={t('progress.exercise')}
        percent={exercisePercent(exercise)}
        text={exerciseText(exercise)}
      />
      <Stroke
        name={t('progress.lesson')}
        percent={lessonPercent(exercises)}
        text={t('progress.passedOf', { passed, total: exercises.length })}
      />
      <Stroke
        name={t('progress.course')}
        percent={course?.progress ?? 0}
        text={t('progress.percent', { percent: course?.progress ?? 0 })}
      />
    </dl>
  );

  function exerciseText({ passed: isPassed, pending, bestScore, passScore }: Exercise): string {
    if (isPassed) return t('progress.passed');
    if (pending) return t('pending.tag');
    return bestScore === null ? t('progress.notTried') : t('progress.best', { score: bestScore, passScore });
  }
}

function Stroke({ name, percent, text }: { name: string; percent: number; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <i aria-hidden="true">
          <b style={{ width: `${percent}%` }} />
        </i>
        {text}
      </dd>
    </div>
  );
}
