import { checkPrompt } from './check-prompt.ts';
import { exerciseTexts } from './exercise-texts.ts';
import type { VectorOf } from './subject/references.ts';
import type { SubjectJudge } from './subject/subject-judge.ts';
import type { Bilingual, Language, PromptVerdict, Rubric } from './rubric.ts';
import type { Samples } from './samples.ts';

/** `pasted`: one of the exercise's own texts, handed in as an answer. */
export type SampleKind = 'good' | 'weak' | 'pasted';

/** An exercise with the sample answers that its rubric must judge as what they are. */
export type SelfTestedExercise = {
  rubric: Rubric;
  prompt: Bilingual;
  hints: Readonly<Record<string, Bilingual>>;
  samples: Samples;
  /** What the criterion `subject` is judged by; without it that criterion is not judged. */
  subject?: SubjectJudge | undefined;
  /** What points that say `byMeaning` are found by; without it they are found by words alone. */
  vectorOf?: VectorOf | undefined;
};

export type JudgedSample = {
  /** Where it stands in the exercise: `samples.es.good.1` (counted from 0), `prompt.es`, `hints.nudge.en`. */
  path: string;
  /** The language that it was judged in. */
  language: Language;
  kind: SampleKind;
  /** Its place among those of its kind, from 0. */
  index: number;
  text: string;
  verdict: PromptVerdict;
  /** Whether a good one passed, or another did not. */
  isRight: boolean;
};

const LANGUAGES = ['es', 'en'] as const;

/** Judges single texts by the exercise, or by another rubric in its place; worded in the language that is given. */
export function sampleJudge(exercise: SelfTestedExercise) {
  const texts = exerciseTexts(exercise);
  const { subject, vectorOf } = exercise;
  return (text: string, language: Language, rubric: Rubric = exercise.rubric): PromptVerdict =>
    checkPrompt(text, rubric, language, texts, { subject, vectorOf });
}

/**
 * Judges an exercise's own samples in both languages, and its instructions and hints as answers in each: pasting them
 * is the laziest way to cheat. Pure and deterministic, as `checkPrompt` is.
 *
 * @param wordedIn the language of what the verdicts say; by default that of the sample, which changes no verdict
 */
export function judgeSamples(exercise: SelfTestedExercise, wordedIn?: Language): JudgedSample[] {
  const judge = sampleJudge(exercise);
  const pasted = ownTexts(exercise);
  return LANGUAGES.flatMap((language) => {
    const { good, weak } = exercise.samples[language];
    const sample = (kind: SampleKind) => (text: string, index: number) => ({
      path: `samples.${language}.${kind}.${index}`,
      kind,
      index,
      text,
    });
    const all = [...good.map(sample('good')), ...weak.map(sample('weak')), ...pasted];
    return all.map((one): JudgedSample => {
      const verdict = judge(one.text, wordedIn ?? language);
      return { ...one, language, verdict, isRight: verdict.passed === (one.kind === 'good') };
    });
  });
}

function ownTexts({ prompt, hints }: SelfTestedExercise) {
  const own = [
    ['prompt', prompt] as const,
    ...Object.entries(hints).map(([name, hint]) => [`hints.${name}`, hint] as const),
  ];
  return LANGUAGES.flatMap((written) =>
    own.map(([path, text]) => ({ path: `${path}.${written}`, text: text[written] })),
  ).map((one, index) => ({ ...one, kind: 'pasted' as const, index }));
}
