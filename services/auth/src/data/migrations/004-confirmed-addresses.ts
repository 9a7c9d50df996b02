import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import { changeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import type { User } from '../../accounts/users/user.ts';
import { userUpdated } from '../../accounts/users/user-events.ts';
import type { UserModel } from '../../accounts/users/user-model.ts';
import { wholeAccount } from '../../accounts/users/whole-account.ts';

const batch = 200;

/** Tells of each account whose address is confirmed, which events of an earlier release did not say. */
export const confirmedAddresses = (users: UserModel): Migration => ({
  name: '004-confirmed-addresses',
  run: async ({ logger, signal }) => {
    let published = 0;
    let after = '';
    for (;;) {
      signal.throwIfAborted();
      const page = await users
        .find({ _id: { $gt: after }, emailConfirmed: true, removedAt: null }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(batch)
        .lean();
      const last = page.at(-1);
      if (last === undefined) break;
      for (const { _id } of page)
        await changeAggregate<User>({
          model: users,
          id: _id,
          change: (current) => ({ state: {}, events: [userUpdated(wholeAccount(current))] }),
        });
      published += page.length;
      after = last._id;
    }
    if (published > 0) logger.info({ published }, 'confirmed addresses of an earlier release published');
  },
});
