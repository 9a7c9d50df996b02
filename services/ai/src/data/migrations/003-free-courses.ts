import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import type { KnownCourse } from '../../knowledge/domain/known.ts';

/**
 * An earlier release did not keep whether a course is free: the first was, as in the catalogue of then. A replica of that
 * release may run beside this one and take the event that says it now, so it is not left to events.
 */
export const freeCourses = (connection: Connection): Migration => ({
  name: '003-free-courses',
  run: async () => {
    const courses = connection.collection<KnownCourse & { removed?: boolean }>('known_courses');
    const known = await courses
      .find({ removed: { $ne: true } }, { projection: { orderIndex: 1, isPremium: 1 } })
      .toArray();
    for (const [place, { _id, isPremium }] of known.toSorted(byCourseOrder).entries())
      if (isPremium === undefined)
        await courses.updateOne({ _id, isPremium: { $exists: false } }, { $set: { isPremium: place > 0 } });
  },
});
