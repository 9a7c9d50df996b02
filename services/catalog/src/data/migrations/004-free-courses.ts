import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import { present } from '@academy/service-kit/bin/bin.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import { changeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { courseEvents } from '../../domain/course-events.ts';
import type { CourseModel } from '../course-model.ts';

type State = Omit<CourseRecord, 'version'>;

/**
 * In an earlier release the first published course was free whatever `isPremium` said, which was a label alone. Whoever had
 * a course keeps it: the first becomes free and the other published ones premium. Each is told again, for services
 * that did not keep it.
 */
export const freeCourses = (courses: CourseModel): Migration => ({
  name: '004-free-courses',
  run: async ({ logger, signal }) => {
    const published = await courses
      .find({ status: 'published', ...present }, { orderIndex: 1, isPremium: 1 })
      .lean();
    for (const [place, { _id }] of published.toSorted(byCourseOrder).entries()) {
      signal.throwIfAborted();
      const isPremium = place > 0;
      await changeAggregate<State>({
        model: courses,
        id: _id,
        change: (before) => {
          // What content/ says of it is not what it is: an import must not change it.
          const decided = before.isPremium === isPremium ? {} : { isPremium, editedByStaff: true };
          return { state: decided, events: courseEvents(before, { ...before, ...decided }) };
        },
      });
    }
    if (published.length > 0)
      logger.info({ courses: published.length }, 'free and premium courses told apart');
  },
});
