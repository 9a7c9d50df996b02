import { exerciseFiguresReach } from '@academy/contracts/shared/exercise-figures.ts';
import { keysOf } from '@academy/prompt-rubric/groups.ts';
import { createCached, type Cached } from '@academy/service-kit/cache/cached.ts';
import type { CourseRepository } from '../data/course-repository.ts';
import type { LessonRepository, RubricRow } from '../data/lesson-repository.ts';
import type { AttemptOutcomeRepository } from '../data/attempt-outcome-repository.ts';
import { inCourseOrder } from '../domain/course-order.ts';
import { figuresOf, type Figures } from '../domain/exercise-figures.ts';

export interface TriedExercise {
  courseId: string;
  exercise: RubricRow['exercises'][number];
  figures: Figures;
}

const dayMs = 24 * 60 * 60 * 1000;
const freshMs = 5 * 60 * 1000;

interface Deps {
  courses: Pick<CourseRepository, 'listForStaff'>;
  lessons: Pick<LessonRepository, 'listRubrics'>;
  attemptOutcomes: Pick<AttemptOutcomeRepository, 'latestOutcomes'>;
  now: () => Date;
}

/**
 * How every exercise that was tried of late fares, in course order. However many attempts there are and however often it
 * is asked for, a replica reads at most so many of each exercise every five minutes, one exercise after the other, along
 * the index by exercise and date.
 */
export const createExerciseFigures = (deps: Deps): Cached<TriedExercise[]> => {
  const { courses, lessons, attemptOutcomes, now } = deps;
  return createCached(
    async () => {
      const since = new Date(now().getTime() - exerciseFiguresReach.days * dayMs);
      const [all, rows] = await Promise.all([courses.listForStaff(), lessons.listRubrics()]);
      const tried: TriedExercise[] = [];
      for (const { courseId, exercises } of inCourseOrder(rows, all))
        for (const exercise of exercises) {
          const limit = exerciseFiguresReach.attempts;
          const outcomes = await attemptOutcomes.latestOutcomes(exercise.id, { since, limit });
          const figures = figuresOf(outcomes, keysOf(exercise.rubric.criteria));
          if (outcomes.length > 0) tried.push({ courseId, exercise, figures });
        }
      return tried;
    },
    { freshMs, now: () => now().getTime() },
  );
};
