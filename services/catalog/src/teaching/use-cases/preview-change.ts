import { setImmediate } from 'node:timers/promises';
import type { TeachingChange } from '@academy/contracts/http/catalog/teaching.ts';
import { maskPrivate } from '@academy/prompt-rubric/mask-private.ts';
import { judge } from '../../domain/judge.ts';
import type { LessonExercise } from '../../domain/lesson.ts';
import { selfTestFaults } from '../../domain/self-test.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { taughtBy, withTaught, type Case } from '../domain/taught-references.ts';
import { changeSetOf, countsOf } from '../domain/teaching-change.ts';
import { exerciseForStaff } from './taught-exercise.ts';

/** So many of the latest attempts, and of the latest cases, are judged both ways. */
const mostJudged = 150;
const mostListed = 20;
const longestExcerpt = 400;

interface Both {
  before: LessonExercise;
  after: LessonExercise;
}

const outcomes = ({ before, after }: Both, answer: string) => ({
  before: judge(before, { answer, language: 'en' }).passed,
  after: judge(after, { answer, language: 'en' }).passed,
});

const flipsAmong = async ({ offeredAttempts }: CatalogDeps, exerciseId: string, both: Both) => {
  const attempts = await offeredAttempts.latest(exerciseId, mostJudged);
  const flips: TeachingChange['flips'] = [];
  let flipped = 0;
  for (const { answer, createdAt } of attempts) {
    const passed = outcomes(both, answer);
    // Many in one go would block the calls of learners.
    await setImmediate();
    if (passed.before === passed.after) continue;
    flipped += 1;
    if (flips.length === mostListed) continue;
    flips.push({
      text: maskPrivate(answer).text.slice(0, longestExcerpt),
      passed,
      at: createdAt.toISOString(),
    });
  }
  return { checked: attempts.length, flips, moreFlips: flipped - flips.length };
};

const casesJudged = async (cases: readonly Case[], both: Both): Promise<TeachingChange['cases']> => {
  const counts = { all: 0, before: 0, after: 0 };
  for (const { text, good } of cases.slice(0, mostJudged)) {
    const passed = outcomes(both, text);
    counts.all += 1;
    if (passed.before === good) counts.before += 1;
    if (passed.after === good) counts.after += 1;
    await setImmediate();
  }
  return counts;
};

/** What bringing an exercise's judgements into effect would do, by the same judge as a check; nothing is kept. */
export const previewChange = async (deps: CatalogDeps, exerciseId: string): Promise<TeachingChange> => {
  const { exercise } = await exerciseForStaff(deps, exerciseId);
  const version = await deps.taughtExercises.numberOf(exerciseId);
  const { added, removed, after, token } = changeSetOf(
    await deps.judgedAttempts.listCases(exerciseId),
    version,
  );
  const references = await taughtBy(after, exercise);
  const both = {
    before: await deps.taughtExercises.taught(exercise),
    after: withTaught(exercise, { number: version + 1, references }),
  };
  const isChanged = added.length + removed.length > 0;
  return {
    version,
    added: countsOf(added),
    removed: countsOf(removed),
    ...(isChanged ? await flipsAmong(deps, exerciseId, both) : { checked: 0, flips: [], moreFlips: 0 }),
    cases: await casesJudged(after, both),
    misjudged: isChanged ? selfTestFaults([both.after]).map(({ path }) => path) : [],
    token,
  };
};
