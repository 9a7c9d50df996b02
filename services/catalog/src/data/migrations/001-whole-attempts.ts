import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import type { AttemptRecord } from '../../domain/attempt.ts';

/** An attempt as it was kept before verdicts were kept whole and staff could overrule them. */
type EarlyAttempt = Pick<AttemptRecord, '_id' | 'score' | 'passed' | 'language'> & {
  criteria: Pick<AttemptRecord['criteria'][number], 'id' | 'status'>[];
};

const batch = 200;

/** The same numbering as a rubric's: the second of an id is `mentions-2`. */
const withKeys = (criteria: EarlyAttempt['criteria']): AttemptRecord['criteria'] => {
  const seen = new Map<string, number>();
  return criteria.map(({ id, status }) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    const key = nth === 1 ? id : `${id}-${nth}`;
    return { id, key, status, label: id, weight: 1, mustHave: false, spans: [], message: '', hint: null };
  });
};

const upgraded = ({ score, passed, language, criteria }: EarlyAttempt): Partial<AttemptRecord> => ({
  judgedPassed: passed,
  // What was asked for then is not known any more; it lay on this side of the score.
  passScore: passed ? score : Math.min(100, score + 1),
  criteria: withKeys(criteria),
  groups: [],
  promptLanguage: language,
  words: 0,
  tokens: 0,
  hintsUsed: 0,
  override: null,
  overrides: [],
  version: 1,
});

/** Brings attempts that an earlier release kept to the present form, a batch at a time. */
export const wholeAttempts = (connection: Connection): Migration => ({
  name: '001-whole-attempts',
  run: async ({ logger, signal }) => {
    const attempts = connection.collection<Partial<AttemptRecord> & EarlyAttempt>('attempts');
    let changed = 0;
    for (;;) {
      signal.throwIfAborted();
      const early = await attempts
        .find({ version: { $exists: false } })
        .limit(batch)
        .toArray();
      if (early.length === 0) break;
      for (const attempt of early)
        await attempts.updateOne(
          { _id: attempt._id, version: { $exists: false } },
          { $set: upgraded(attempt) },
        );
      changed += early.length;
    }
    if (changed > 0) logger.info({ changed }, 'attempts of an earlier release brought up to date');
  },
});
