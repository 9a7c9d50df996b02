import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import { personTerms, type Person } from '@academy/service-kit/people/person-model.ts';
import type { Connection } from 'mongoose';

const batch = 500;

/** Gives the people that an earlier release kept the words that staff find them by. */
export const termsOfPeople = (connection: Connection): Migration => ({
  name: '003-terms-of-people',
  run: async ({ logger, signal }) => {
    const people = connection.collection<Person & { terms?: string[]; removed?: boolean }>('people');
    let changed = 0;
    for (;;) {
      signal.throwIfAborted();
      const early = await people
        .find({ terms: { $exists: false }, removed: { $ne: true } })
        .limit(batch)
        .toArray();
      if (early.length === 0) break;
      for (const person of early)
        await people.updateOne(
          { _id: person._id, terms: { $exists: false }, removed: { $ne: true } },
          { $set: { terms: personTerms(person) } },
        );
      changed += early.length;
    }
    if (changed > 0) logger.info({ changed }, 'people of an earlier release given their search terms');
  },
});
