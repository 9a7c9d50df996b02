import { setImmediate } from 'node:timers/promises';
import type { EncodedReferences } from '@academy/prompt-rubric/subject/references.ts';
import { decodeReferences } from '@academy/prompt-rubric/subject/references.ts';
import { chooseByCoverage, type Weighed } from '@academy/prompt-rubric/subject/choose-by-coverage.ts';
import { stemsOf } from '@academy/prompt-rubric/subject/subject-words.ts';
import { joinReferences, MOST_REFERENCES, sizeOf } from '@academy/prompt-rubric/subject/join-references.ts';
import type { LessonExercise } from '../../domain/lesson.ts';
import { taughtReferencesOf, vectorOf } from '../../domain/subject-judges.ts';
import type { JudgedAttemptRecord } from './judged-attempt.ts';

/** What judged attempts add to an exercise's references. */
export interface TaughtReferencesRecord {
  /** The exercise's. */
  _id: string;
  /** Rises with each change of the references. */
  number: number;
  references: EncodedReferences | null;
  /** A judged attempt has left, and the references are not yet those without it. */
  stale?: boolean;
  version: number;
}

export type Judged = Pick<JudgedAttemptRecord, '_id' | 'text' | 'good'>;
/** What an exercise's checker should judge as its teacher did, whether it is in effect or not. */
export type Case = Judged & Pick<JudgedAttemptRecord, 'state'>;

/** A text takes a fifth of a millisecond: others wait no longer than for so many. */
const atOnce = 50;

const weighed = async (judged: readonly Judged[]): Promise<(Weighed & { text: string })[]> => {
  const all: (Weighed & { text: string })[] = [];
  for (const [at, { _id, text, good }] of judged.entries()) {
    const vector = vectorOf(text);
    if (vector) all.push({ id: _id, isGood: good, text, vector });
    if (at % atOnce === atOnce - 1) await setImmediate();
  }
  return all;
};

/** What references are made beside: an exercise's own and its instructions. */
export type Beside = Pick<LessonExercise, 'references' | 'promptEs' | 'promptEn'>;

/** Words that the exercise itself has said to everybody. Of a member's text no others are shown: they may name somebody. */
const sayableIn = (exercise: Beside | undefined): ReadonlySet<string> =>
  new Set([
    ...Object.keys(exercise?.references?.words ?? {}),
    ...stemsOf(exercise?.promptEs ?? ''),
    ...stemsOf(exercise?.promptEn ?? ''),
  ]);

/**
 * The references that judged attempts make beside an exercise's own: as many as reach a browser, those that cover all of
 * them best. Null where there are none. The same judged attempts give the same references.
 */
export const taughtBy = async (
  judged: readonly Judged[],
  exercise: Beside | undefined,
): Promise<EncodedReferences | null> => {
  const own = exercise?.references;
  const size = own ? sizeOf(own) : { good: 0, weak: 0 };
  const most = Math.max(0, MOST_REFERENCES - size.good - size.weak);
  const there = own ? decodeReferences(own) : { good: [], weak: [] };
  const chosen = await chooseByCoverage(await weighed(judged), { there, most, rest: () => setImmediate() });
  if (chosen.length === 0) return null;
  const textsOf = (isGood: boolean) => chosen.filter((one) => one.isGood === isGood).map(({ text }) => text);
  return taughtReferencesOf({ good: textsOf(true), weak: textsOf(false) }, sayableIn(exercise));
};

/** The exercise as it judges with what was taught; itself where nothing was. */
export const withTaught = (
  exercise: LessonExercise,
  taught: Pick<TaughtReferencesRecord, 'number' | 'references'> | null | undefined,
): LessonExercise => {
  if (!taught) return exercise;
  const { references, number: referencesVersion } = taught;
  if (!references) return { ...exercise, referencesVersion };
  return {
    ...exercise,
    references: joinReferences(exercise.references, references),
    referencesVersion,
  };
};
