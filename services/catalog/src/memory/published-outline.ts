import type { CourseRepository } from '../data/course-repository.ts';
import type { LessonRepository } from '../data/lesson-repository.ts';
import { outlineOf, type Outline } from '../domain/outline.ts';

/**
 * What is published, without texts, kept in memory: nearly every request asks it for what lies where and who may
 * open it. It is made anew after the catalogue's own events, which reach every replica.
 */
export interface PublishedOutline {
  read(): Promise<Outline>;
  forget(): void;
}

export const createPublishedOutline = (
  courses: CourseRepository,
  lessons: LessonRepository,
): PublishedOutline => {
  let held: Promise<Outline> | null = null;

  const make = async (): Promise<Outline> =>
    outlineOf(...(await Promise.all([courses.listPublished(), lessons.listPublishedOutlines()])));

  return {
    read: () => {
      if (held) return held;
      const made = make();
      held = made;
      // A failed read is not remembered.
      made.catch(() => {
        if (held === made) held = null;
      });
      return made;
    },
    forget: () => {
      held = null;
    },
  };
};
