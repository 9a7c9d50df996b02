import type { DraftAnswers } from '@academy/contracts/content/draft-files.ts';

const FEWEST_WORDS = 20;
const MOST_WORDS = 110;

/**
 * Reports outputs of model answers that are too short or too long. That the prompts they name pass their rubric is for the
 * self-test of the samples.
 */
export function checkOutputs(answers: DraftAnswers, report: (problem: string) => void): void {
  for (const language of ['es', 'en'] as const) {
    for (const [kind, text] of Object.entries(answers[language].outputs)) {
      const words = text.split(/\s+/).length;
      if (words < FEWEST_WORDS || words > MOST_WORDS)
        report(`${language}.outputs.${kind}: has ${words} words, not ${FEWEST_WORDS} to ${MOST_WORDS}`);
    }
  }
}
