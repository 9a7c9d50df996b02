import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import { changeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import { contactChanged } from '../../accounts/addresses/contact-events.ts';
import type { User } from '../../accounts/users/user.ts';
import type { UserModel } from '../../accounts/users/user-model.ts';

export interface ContactSource {
  users: UserModel;
  mailKey: Buffer;
}

const batch = 200;
const early = { emailConfirmed: false, timeZone: defaultTimeZone };

/** Publishes where mail reaches each account of an earlier release: none of them has confirmed its address. */
export const contactsOfAccounts = ({ users, mailKey }: ContactSource): Migration => ({
  name: '002-contacts-of-accounts',
  run: async ({ logger, signal }) => {
    let published = 0;
    let after = '';
    for (;;) {
      signal.throwIfAborted();
      const page = await users
        .find({ _id: { $gt: after }, timeZone: null, removedAt: null }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(batch)
        .lean();
      const last = page.at(-1);
      if (last === undefined) break;
      for (const { _id } of page)
        await changeAggregate<User>({
          model: users,
          id: _id,
          change: (current) => ({
            state: early,
            events: [contactChanged(mailKey, { ...current, ...early })],
          }),
        });
      published += page.length;
      after = last._id;
    }
    if (published > 0) logger.info({ published }, 'contacts of the accounts of an earlier release published');
  },
});
