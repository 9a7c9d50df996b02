import { fewestSamples } from '@academy/contracts/shared/fewest-samples.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { SelfTestReport } from '@academy/contracts/http/catalog/self-tests.ts';
import {
  judgeSamples,
  sampleJudge,
  type JudgedSample,
  type SelfTestedExercise,
} from '@academy/prompt-rubric/self-test.ts';
import { subjectJudgeOf } from './judge.ts';
import { vectorOf } from './subject-judges.ts';
import type { LessonExercise } from './lesson.ts';

const none: NonNullable<LessonExercise['samples']> = {
  es: { good: [], weak: [] },
  en: { good: [], weak: [] },
};

/** An exercise's samples; none where it was imported before they were kept. */
export const samplesOf = ({ samples = none }: Pick<LessonExercise, 'samples'>) => samples;

/** The instructions are kept by language, so their path is that of their field. */
const kept = (path: string): string => ({ 'prompt.es': 'promptEs', 'prompt.en': 'promptEn' })[path] ?? path;

const testedOf = (exercise: LessonExercise): SelfTestedExercise => ({
  rubric: exercise.rubric,
  prompt: { es: exercise.promptEs, en: exercise.promptEn },
  hints: { ...exercise.hints },
  samples: samplesOf(exercise),
  subject: subjectJudgeOf(exercise),
  vectorOf,
});

const judged = (exercise: LessonExercise): JudgedSample[] =>
  judgeSamples(testedOf(exercise)).map((sample) => ({ ...sample, path: kept(sample.path) }));

/** Only what is not met says what was missing; groups too, since a prompt may fail by one alone. */
const missingIn = ({ verdict }: Pick<JudgedSample, 'verdict'>): string[] => [
  ...verdict.criteria.filter(({ status }) => status !== 'met').map(({ label }) => label),
  ...verdict.groups.filter(({ satisfied }) => !satisfied).map(({ label }) => label),
];

const count = (samples: readonly JudgedSample[], kind: JudgedSample['kind']) => {
  const ofKind = samples.filter((sample) => sample.kind === kind);
  return { all: ofKind.length, right: ofKind.filter(({ isRight }) => isRight).length };
};

/** How an exercise's rubric judges its own samples, in both languages. */
export const selfTestOf = (exercise: LessonExercise): SelfTestReport => {
  const samples = judged(exercise);
  const judge = sampleJudge(testedOf(exercise));
  // It was judged in its own language.
  const wordedIn = (language: Language, sample: JudgedSample) =>
    missingIn(sample.language === language ? sample : { verdict: judge(sample.text, language) });
  const good = count(samples, 'good');
  const weak = count(samples, 'weak');
  return {
    good: { all: good.all, judgedGood: good.right },
    weak: { all: weak.all, judgedWeak: weak.right },
    misjudged: samples
      .filter(({ isRight }) => !isRight)
      .map((sample) => ({
        path: sample.path,
        language: sample.language,
        expected: sample.kind === 'good' ? 'good' : 'weak',
        score: sample.verdict.score,
        missing: missingIn(sample),
        missingIn: { es: wordedIn('es', sample), en: wordedIn('en', sample) },
      })),
  };
};

/** A reason not to publish an exercise. */
export interface SelfTestFault {
  exerciseId: string;
  /** Within the exercise: `samples.es.good.1`, or `samples.es.good` where there are too few. */
  path: string;
  /** What is wrong there: judged as the other kind, or fewer samples than a self-test needs. */
  is: 'judged weak' | 'judged good' | 'too few';
}

const kinds = ['good', 'weak'] as const;

const missingSamples = (exercise: LessonExercise): SelfTestFault[] =>
  (['es', 'en'] as const).flatMap((language) =>
    kinds
      .filter((kind) => samplesOf(exercise)[language][kind].length < fewestSamples)
      .map((kind) => ({
        exerciseId: exercise.id,
        path: `samples.${language}.${kind}`,
        is: 'too few' as const,
      })),
  );

/** Why these exercises may not be published; empty when each passes its self-test. */
export const selfTestFaults = (exercises: readonly LessonExercise[]): SelfTestFault[] =>
  exercises.flatMap((exercise) => {
    const misjudged = judged(exercise).filter(({ isRight }) => !isRight);
    // An exercise's own text is judged in both languages and is one fault.
    const byPath = new Map(misjudged.map(({ path, kind }) => [path, kind]));
    const faults = [...byPath].map(([path, kind]): SelfTestFault => ({
      exerciseId: exercise.id,
      path,
      is: kind === 'good' ? 'judged weak' : 'judged good',
    }));
    return [...missingSamples(exercise), ...faults];
  });
