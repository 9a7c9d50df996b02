import { judgeSamples, type JudgedSample, type SampleKind } from '@academy/prompt-rubric/self-test.ts';
import type { Language } from '@academy/prompt-rubric/rubric.ts';
import { subjectOf } from '../unseen/subject-of.ts';
import type { ExerciseFound } from './exercise-found.ts';

export type Misjudged = JudgedSample & { id: string };

/** How many samples of each kind there are, and how many were judged as what they are. */
export type Tally = Record<SampleKind, { total: number; right: number }>;

export type SelfTestResults = { tallies: Record<Language, Tally>; misjudged: Misjudged[] };

/** Judges every sample of every exercise, in both languages. */
export function runSelfTests(exercises: readonly ExerciseFound[]): SelfTestResults {
  const results: SelfTestResults = { tallies: { es: emptyTally(), en: emptyTally() }, misjudged: [] };
  for (const { id, file, exercise } of exercises) {
    for (const sample of judgeSamples({ ...exercise, subject: subjectOf({ file, exercise }) })) {
      const tally = results.tallies[sample.language][sample.kind];
      tally.total += 1;
      if (sample.isRight) tally.right += 1;
      else results.misjudged.push({ ...sample, id });
    }
  }
  return results;
}

function emptyTally(): Tally {
  return { good: { total: 0, right: 0 }, weak: { total: 0, right: 0 }, pasted: { total: 0, right: 0 } };
}
