import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { Language, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { ExerciseFound } from './read-content.ts';

export type SampleKind = 'good' | 'weak' | 'pasted';

export type Misjudged = {
  id: string;
  language: Language;
  kind: SampleKind;
  index: number;
  text: string;
  verdict: PromptVerdict;
};

/** How many samples of each kind there are, and how many were judged as what they are. */
export type Tally = Record<SampleKind, { total: number; right: number }>;

export type BenchResults = { tallies: Record<Language, Tally>; misjudged: Misjudged[] };

const LANGUAGES: Language[] = ['es', 'en'];

/** Judges every sample of every exercise, in both languages. */
export function runBenches(exercises: readonly ExerciseFound[]): BenchResults {
  const results: BenchResults = { tallies: { es: emptyTally(), en: emptyTally() }, misjudged: [] };
  for (const { id, exercise } of exercises) {
    const texts = exerciseTexts(exercise);
    // Pasting the exercise's own texts is the laziest way to cheat.
    const pasted = LANGUAGES.flatMap((written) => [
      exercise.prompt[written],
      ...Object.values(exercise.hints).map((hint) => hint[written]),
    ]);
    for (const language of LANGUAGES) {
      const bench = { ...exercise.samples[language], pasted };
      for (const kind of ['good', 'weak', 'pasted'] as const) {
        for (const [index, text] of bench[kind].entries()) {
          const verdict = checkPrompt(text, exercise.rubric, language, texts);
          const isRight = verdict.passed === (kind === 'good');
          const tally = results.tallies[language][kind];
          tally.total += 1;
          if (isRight) tally.right += 1;
          else results.misjudged.push({ id, language, kind, index, text, verdict });
        }
      }
    }
  }
  return results;
}

function emptyTally(): Tally {
  return { good: { total: 0, right: 0 }, weak: { total: 0, right: 0 }, pasted: { total: 0, right: 0 } };
}
