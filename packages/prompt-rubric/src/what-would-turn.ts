import { sampleJudge, type JudgedSample, type SelfTestedExercise } from './self-test.ts';
import { singleChanges, withSingleChange, type SingleChange } from './single-changes.ts';

/** A change with which a misjudged sample is judged as what it is. */
export type Turn = {
  change: SingleChange;
  /** How many others are judged rightly now and would not be any more. */
  breaks: number;
};

/**
 * Finds, for a misjudged one of what `judgeSamples` gave, the single changes of the rubric that turn it, those first that
 * break least. Each is tried, so that what it says is true; none where no single change turns it. A sample takes long: who
 * asks does so one by one.
 */
export function turnFinder(
  exercise: SelfTestedExercise,
  judged: readonly JudgedSample[],
): (sample: JudgedSample) => Turn[] {
  const judge = sampleJudge(exercise);
  const right = judged.filter(({ isRight }) => isRight);
  const isRightWith = (change: SingleChange, { text, language, kind }: JudgedSample): boolean =>
    judge(text, language, withSingleChange(exercise.rubric, change)).passed === (kind === 'good');
  const breaksOf = memo((change) => right.filter((one) => !isRightWith(change, one)).length);
  return (sample) =>
    singleChanges(exercise.rubric, { shouldPass: sample.kind === 'good', score: sample.verdict.score })
      .filter((change) => isRightWith(change, sample))
      .map((change) => ({ change, breaks: breaksOf(change) }))
      .sort((one, other) => one.breaks - other.breaks);
}

/** Many samples ask about the same change. */
function memo(count: (change: SingleChange) => number): (change: SingleChange) => number {
  const known = new Map<string, number>();
  return (change) => {
    const name = JSON.stringify(change);
    const found = known.get(name) ?? count(change);
    known.set(name, found);
    return found;
  };
}
