import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import type { CourseRecord } from './course.ts';

/** A published lesson without its texts. */
export interface LessonOutline {
  id: string;
  courseId: string;
  titleEs: string;
  titleEn: string;
  orderIndex: number;
  estimatedMinutes: number;
  version: number;
  exerciseIds: readonly string[];
}

/** A published course with its published lessons, in their order. */
export interface CourseOutline {
  course: CourseRecord;
  lessons: readonly LessonOutline[];
}

export interface LessonPlace extends CourseOutline {
  lesson: LessonOutline;
}

/** All that is published, by its order, with what is asked for by id found at once. */
export interface Outline {
  courses: readonly CourseOutline[];
  course(id: string): CourseOutline | null;
  lesson(id: string): LessonPlace | null;
  lessonOfExercise(exerciseId: string): LessonPlace | null;
}

/** While an exercise moves from one lesson to another both have it: it counts in the first. */
const eachOnce = (lessons: readonly LessonOutline[]): LessonOutline[] => {
  const seen = new Set<string>();
  return lessons.map((lesson) => {
    const exerciseIds = lesson.exerciseIds.filter((id) => !seen.has(id));
    for (const id of exerciseIds) seen.add(id);
    return { ...lesson, exerciseIds };
  });
};

const withLessons = (course: CourseRecord, lessons: ReadonlyMap<string, LessonOutline>): CourseOutline => {
  const own = course.lessonIds.flatMap((id) => {
    const lesson = lessons.get(id);
    return lesson?.courseId === course._id ? [lesson] : [];
  });
  return { course, lessons: course.arranging ? eachOnce(own) : own };
};

/** Puts published courses and lessons together; a lesson that its course does not list is not published. */
export const outlineOf = (courses: readonly CourseRecord[], lessons: readonly LessonOutline[]): Outline => {
  const lessonById = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const outlines = courses.toSorted(byCourseOrder).map((course) => withLessons(course, lessonById));
  const courseById = new Map(outlines.map((outline) => [outline.course._id, outline]));
  const places = new Map<string, LessonPlace>();
  const placeByExercise = new Map<string, LessonPlace>();
  for (const outline of outlines) {
    for (const lesson of outline.lessons) {
      const place = { ...outline, lesson };
      places.set(lesson.id, place);
      for (const exerciseId of lesson.exerciseIds) placeByExercise.set(exerciseId, place);
    }
  }
  return {
    courses: outlines,
    course: (id) => courseById.get(id) ?? null,
    lesson: (id) => places.get(id) ?? null,
    lessonOfExercise: (exerciseId) => placeByExercise.get(exerciseId) ?? null,
  };
};

/** The exercise that visitors may try: the first of the first free course; null where that has none, or none is free. */
export const trialPlace = ({
  courses,
}: Pick<Outline, 'courses'>): { lessonId: string; exerciseId: string } | null => {
  const free = courses.find(({ course }) => !course.isPremium);
  const lesson = free?.lessons.find(({ exerciseIds }) => exerciseIds.length > 0);
  const exerciseId = lesson?.exerciseIds[0];
  return lesson && exerciseId !== undefined ? { lessonId: lesson.id, exerciseId } : null;
};
