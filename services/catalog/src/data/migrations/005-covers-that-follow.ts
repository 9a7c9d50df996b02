import { isDeepStrictEqual } from 'node:util';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import { changeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { coverOf } from '../../domain/cover-words.ts';
import type { CourseModel } from '../course-model.ts';

type State = Omit<CourseRecord, 'version'>;

/** Whether it says its title, as all of what staff made did in an earlier release, unless a file had brought another. */
const follows = (course: State): boolean =>
  course.importedHash === null && isDeepStrictEqual(course.cover, coverOf(course));

/** An earlier release kept the words of a cover that nobody wrote. Nothing is told: what is drawn stays the same. */
export const coversThatFollow = (courses: CourseModel): Migration => ({
  name: '005-covers-that-follow',
  run: async ({ logger, signal }) => {
    const made = await courses.find({ importedHash: null, removedAt: null }, { _id: 1 }).lean();
    for (const { _id } of made) {
      signal.throwIfAborted();
      await changeAggregate<State>({
        model: courses,
        id: _id,
        change: (before) => (follows(before) ? { state: { cover: null }, events: [] } : null),
      });
    }
    if (made.length > 0) logger.info({ courses: made.length }, 'covers that follow their titles marked');
  },
});
