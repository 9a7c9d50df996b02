import type { LearningFigures, MissedPoint } from '@academy/contracts/http/catalog/learning-figures.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { mondayAt, weekFrom } from '../../domain/calendar.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import { criterionLabels } from '../../domain/criterion-labels.ts';
import type { CourseLearning } from '../../domain/figures/course-learning.ts';
import { cohortsOf, mostMissed, weeksUntil } from '../../domain/figures/figures-of.ts';
import type { LessonExercise, LessonRecord } from '../../domain/lesson.ts';
import type { CatalogDeps } from '../deps.ts';

type Exercise = Pick<LessonExercise, 'id' | 'titleEs' | 'titleEn' | 'rubric'>;
type Lesson = Pick<LessonRecord, '_id' | 'status' | 'titleEs' | 'titleEn'>;

const lessonsIn = (
  lessons: readonly Lesson[],
  counted: CourseLearning | null,
): LearningFigures['lessons'] => {
  const counts = new Map(counted?.lessons.map(({ lessonId, ...count }) => [lessonId, count]));
  return lessons
    .filter(({ _id, status }) => status === 'published' || counts.has(_id))
    .map(({ _id, titleEs, titleEn }) => ({
      lessonId: _id,
      titleEs,
      titleEn,
      began: counts.get(_id)?.began ?? 0,
      completed: counts.get(_id)?.completed ?? 0,
    }));
};

/** How a point is called, by its exercise and key; undefined for one that the rubrics of today do not have. */
const namesOfPoints = (exercises: readonly Exercise[], language: Language) => {
  const byId = new Map(
    exercises.map((one) => [one.id, { one, labels: criterionLabels(one.rubric, language) }]),
  );
  return ({ exerciseId, key }: { exerciseId: string; key: string }) => {
    const exercise = byId.get(exerciseId);
    const label = exercise?.labels.get(key);
    if (!exercise || label === undefined) return undefined;
    const { titleEs: exerciseTitleEs, titleEn: exerciseTitleEn } = exercise.one;
    return { exerciseTitleEs, exerciseTitleEn, label };
  };
};

/** How learning goes in a course, as it was counted last; 404 where there is no such course. */
export const readLearningFigures = async (
  deps: CatalogDeps,
  courseId: string,
  language: Language,
): Promise<LearningFigures> => {
  const weeks = weeksUntil(mondayAt(deps.now(), defaultTimeZone));
  const [course, counted, byWeek, lessons, exercises] = await Promise.all([
    deps.courses.find(courseId),
    deps.learningFigures.course(courseId),
    deps.learningFigures.weeks(courseId, weeks[0] ?? ''),
    deps.lessons.listTitlesOfCourse(courseId),
    deps.lessons.listRubricsOfCourse(courseId),
  ]);
  if (!course) throw courseNotFound();
  const nameOf = namesOfPoints(exercises, language);
  const points = mostMissed(byWeek, weeks, (point) => nameOf(point) !== undefined);
  return {
    id: courseId,
    countedAt: counted?.countedAt.toISOString() ?? null,
    weeks: weeks.map((week) => {
      const { from, until } = weekFrom(week, defaultTimeZone);
      return { week, from: from.toISOString(), to: new Date(until.getTime() - 1).toISOString() };
    }),
    points: points.flatMap((point): MissedPoint[] => {
      const names = nameOf(point);
      return names ? [{ ...point, ...names }] : [];
    }),
    lessons: lessonsIn(lessons, counted),
    began: counted?.began ?? 0,
    completed: counted?.completed ?? 0,
    cohorts: cohortsOf(counted, weeks),
  };
};
