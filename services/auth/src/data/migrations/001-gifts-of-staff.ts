import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';

/** Marks as given what staff granted before gifts were told from subscriptions. */
export const giftsOfStaff = (connection: Connection): Migration => ({
  name: '001-gifts-of-staff',
  run: async ({ logger }) => {
    const { modifiedCount } = await connection
      .collection('users')
      .updateMany(
        { plan: 'premium', subscription: null, gift: null },
        { $set: { gift: { until: null } }, $inc: { version: 1 } },
      );
    if (modifiedCount > 0) logger.info({ modifiedCount }, 'premium given by staff is marked as such');
  },
});
