import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';

/** Empties the read models that `people` has taken the place of; it is filled from the beginning of `auth.users`. */
export const peopleInPlaceOfLearners = (connection: Connection): Migration => ({
  name: '002-people-in-place-of-learners',
  run: async () => {
    await connection.collection('learners').deleteMany({});
    await connection.collection('erased_learners').deleteMany({});
  },
});
