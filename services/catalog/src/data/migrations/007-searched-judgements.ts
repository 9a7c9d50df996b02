import { fillField } from '@academy/service-kit/migrations/fill-field.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import { searchable } from '@academy/service-kit/text/any-accent.ts';
import type { Connection } from 'mongoose';
import type { JudgedAttemptRecord } from '../../teaching/domain/judged-attempt.ts';

/** Gives the judged attempts of an earlier release the text that their list searches. */
export const searchedJudgements = (connection: Connection): Migration => ({
  name: '007-searched-judgements',
  run: async ({ logger, signal }) => {
    const changed = await fillField<Pick<JudgedAttemptRecord, 'text'>>(connection, {
      collection: 'judged_attempts',
      field: 'searched',
      from: { text: 1 },
      valueOf: ({ text }) => searchable(text),
      signal,
    });
    if (changed > 0) logger.info({ changed }, 'judged attempts of an earlier release made searchable');
  },
});
