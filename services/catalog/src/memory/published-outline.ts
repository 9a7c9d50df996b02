import { createCached } from '@academy/service-kit/cache/cached.ts';
import type { CourseRepository } from '../data/course-repository.ts';
import type { LessonRepository } from '../data/lesson-repository.ts';
import type { LessonExercise } from '../domain/lesson.ts';
import { outlineOf, type Outline } from '../domain/outline.ts';

/**
 * What is published, without texts, kept in memory: nearly every request asks it for what lies where and who may
 * open it. So are the exercises that were asked for. It is made anew after the catalogue's own events, which reach
 * every replica.
 */
export interface PublishedOutline {
  read(): Promise<Outline>;
  /** An exercise of a published lesson, without its samples and model answers; null where there is none. */
  exercise(lessonId: string, exerciseId: string): Promise<LessonExercise | null>;
  forget(): void;
}

export const createPublishedOutline = (
  courses: CourseRepository,
  lessons: LessonRepository,
): PublishedOutline => {
  let exercises = new Map<string, LessonExercise>();

  const outline = createCached(async () =>
    outlineOf(...(await Promise.all([courses.listPublished(), lessons.listPublishedOutlines()]))),
  );

  return {
    read: outline.read,
    exercise: async (lessonId, exerciseId) => {
      // What a read finds that began before `forget` is kept in the map that was dropped.
      const known = exercises;
      const exercise = known.get(exerciseId);
      if (exercise) return exercise;
      const lesson = await lessons.findPublished(lessonId);
      for (const each of lesson?.exercises ?? []) known.set(each.id, each);
      return known.get(exerciseId) ?? null;
    },
    forget: () => {
      outline.forget();
      exercises = new Map();
    },
  };
};
