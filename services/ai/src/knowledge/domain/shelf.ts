import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import type { KnownCourse, KnownDocument, KnownExercise, KnownLesson, Versioned } from './known.ts';

export interface LessonPlace {
  course: KnownCourse;
  lesson: Versioned<KnownLesson>;
}

export interface ExercisePlace extends LessonPlace {
  exercise: KnownExercise;
}

/** All that is published, with what is asked for by id found at once. */
export interface Shelf {
  courses: readonly CourseOnShelf[];
  documents: readonly Versioned<KnownDocument>[];
  course(id: string): CourseOnShelf | null;
  lesson(id: string): LessonPlace | null;
  exercise(id: string): ExercisePlace | null;
  document(id: string): Versioned<KnownDocument> | null;
}

export interface CourseOnShelf {
  course: Versioned<KnownCourse>;
  /** In their order; a lesson that its course does not list is not published. */
  lessons: readonly Versioned<KnownLesson>[];
}

export interface Published {
  courses: readonly Versioned<KnownCourse>[];
  lessons: readonly Versioned<KnownLesson>[];
  documents: readonly Versioned<KnownDocument>[];
}

/** Puts what is published together. */
export const shelfOf = ({ courses, lessons, documents }: Published): Shelf => {
  const lessonById = new Map(lessons.map((lesson) => [lesson._id, lesson]));
  const shelved = courses.toSorted(byCourseOrder).map((course) => ({
    course,
    lessons: course.lessonIds.flatMap((id) => {
      const lesson = lessonById.get(id);
      return lesson?.courseId === course._id ? [lesson] : [];
    }),
  }));
  const courseById = new Map(shelved.map((one) => [one.course._id, one]));
  const documentById = new Map(documents.map((document) => [document._id, document]));
  const places = new Map<string, LessonPlace>();
  const exercises = new Map<string, ExercisePlace>();
  for (const { course, lessons } of shelved)
    for (const lesson of lessons) {
      places.set(lesson._id, { course, lesson });
      for (const exercise of lesson.exercises) exercises.set(exercise.id, { course, lesson, exercise });
    }
  return {
    courses: shelved,
    documents,
    course: (id) => courseById.get(id) ?? null,
    lesson: (id) => places.get(id) ?? null,
    exercise: (id) => exercises.get(id) ?? null,
    document: (id) => documentById.get(id) ?? null,
  };
};
