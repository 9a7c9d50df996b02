import { createCached } from '@academy/service-kit/cache/cached.ts';
import type { AggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import type { CourseRepository } from '../data/course-repository.ts';
import type { LessonRepository } from '../data/lesson-repository.ts';
import type { LessonExercise } from '../domain/lesson.ts';
import { outlineOf, type Outline } from '../domain/outline.ts';
import type { TaughtExercises } from '../teaching/taught-exercises.ts';
import { createKnownLessons } from './known-lessons.ts';

/**
 * What is published, without texts, kept in memory: nearly every request asks it for what lies where and who may
 * open it. So are the exercises that were asked for. It is made anew after the catalogue's own events, which reach
 * every replica.
 */
export interface PublishedOutline {
  read(): Promise<Outline>;
  /** An exercise of a published lesson, with what teachers taught it, without its samples and model answers; null where there is none. */
  exercise(lessonId: string, exerciseId: string): Promise<LessonExercise | null>;
  /** Drops what was read before this version of a course or lesson; an event that comes late drops nothing. */
  forgetBefore(version: AggregateVersion): void;
  forget(): void;
}

/** The version of each course and lesson that an outline was made from. */
const versionsOf = ({ courses }: Outline): ReadonlyMap<string, number> =>
  new Map(
    courses.flatMap(({ course, lessons }) => [
      [course._id, course.version] as const,
      ...lessons.map(({ id, version }) => [id, version] as const),
    ]),
  );

export const createPublishedOutline = (
  courses: Pick<CourseRepository, 'listPublished'>,
  lessons: Pick<LessonRepository, 'listPublishedOutlines' | 'findPublished'>,
  { taught }: Pick<TaughtExercises, 'taught'>,
): PublishedOutline => {
  const known = createKnownLessons(async (id) => lessons.findPublished(id));
  let reflected: ReadonlyMap<string, number> = new Map();

  const outline = createCached(async () => {
    const made = outlineOf(
      ...(await Promise.all([courses.listPublished(), lessons.listPublishedOutlines()])),
    );
    reflected = versionsOf(made);
    return made;
  });

  return {
    read: outline.read,
    exercise: async (lessonId, exerciseId) => {
      const exercise = (await known.find(lessonId))?.exercises.find(({ id }) => id === exerciseId);
      return exercise ? taught(exercise) : null;
    },
    forgetBefore: ({ id, sequence }) => {
      known.forgetBefore(id, sequence);
      if ((reflected.get(id) ?? -1) < sequence) outline.forget();
    },
    forget: () => {
      known.forget();
      outline.forget();
    },
  };
};
