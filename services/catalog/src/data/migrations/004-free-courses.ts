import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import { changeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { courseEvents } from '../../domain/course-events.ts';
import type { CourseModel } from '../course-model.ts';

type State = Omit<CourseRecord, 'version'>;

/**
 * In an earlier release the first published course was free whatever `isPremium` said, which was a label alone. Who had
 * a course keeps it and nobody gets another: that one becomes free and all others premium, those that wait to be
 * published or lie in the bin too. Nothing changes where none is published. What is published is told again, for
 * services that did not keep the label.
 */
export const freeCourses = (courses: CourseModel): Migration => ({
  name: '004-free-courses',
  run: async ({ logger, signal }) => {
    const all = await courses.find({ removedAt: null }, { orderIndex: 1, status: 1, binnedAt: 1 }).lean();
    const isShown = ({ status, binnedAt }: Pick<CourseRecord, 'status' | 'binnedAt'>) =>
      status === 'published' && !binnedAt;
    const free = all.filter(isShown).toSorted(byCourseOrder)[0];
    if (!free) return;
    for (const { _id } of all) {
      signal.throwIfAborted();
      const isPremium = _id !== free._id;
      await changeAggregate<State>({
        model: courses,
        id: _id,
        change: (before) => {
          // What content/ says of it is not what it is: an import must not change it.
          const state = before.isPremium === isPremium ? {} : { isPremium, editedByStaff: true };
          const events = isShown(before) ? courseEvents(before, { ...before, ...state }) : [];
          return { state, events };
        },
      });
    }
    logger.info({ courses: all.length }, 'free and premium courses told apart');
  },
});
