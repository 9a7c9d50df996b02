import { fillField } from '@academy/service-kit/migrations/fill-field.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import type { AttemptRecord } from '../../domain/attempt.ts';
import { missedIn } from '../../domain/missed-in.ts';

/** Gives the attempts of an earlier release the keys of the criteria that they missed, which staff filter by. */
export const missedOfAttempts = (connection: Connection): Migration => ({
  name: '006-missed-of-attempts',
  run: async ({ logger, signal }) => {
    const changed = await fillField<Pick<AttemptRecord, 'criteria'>>(connection, {
      collection: 'attempts',
      field: 'missed',
      from: { 'criteria.key': 1, 'criteria.status': 1, 'criteria.judged': 1 },
      valueOf: ({ criteria }) => missedIn(criteria),
      signal,
    });
    if (changed > 0) logger.info({ changed }, 'attempts of an earlier release given what they missed');
  },
});
