import type { AttemptRecord } from '../domain/attempt.ts';
import type { AttemptModel } from './attempt-model.ts';

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

/**
 * Brings attempts that an earlier release kept to the present form, a batch at a time; run at every start, it finds
 * nothing once it is done. Gives how many it changed.
 */
export const upgradeAttempts = async (attempts: AttemptModel): Promise<number> => {
  let changed = 0;
  for (;;) {
    const early = await attempts
      .find({ version: null }, { score: 1, passed: 1, language: 1, criteria: 1 })
      .limit(batch)
      .lean();
    if (early.length === 0) return changed;
    for (const attempt of early)
      await attempts.updateOne({ _id: attempt._id, version: null }, { $set: upgraded(attempt) });
    changed += early.length;
  }
};
