import type {
  ExerciseTexts,
  Language,
  PointedWords,
  PromptVerdict,
  Rubric,
} from '@academy/prompt-rubric/rubric.ts';
import type { EncodedReferences } from '@academy/prompt-rubric/subject/references.ts';

/** What an exercise's prompts are judged by. */
export interface Judged {
  rubric: Rubric;
  language: Language;
  texts: ExerciseTexts;
  /** What prompts for it are compared with; null where there is nothing. */
  references: EncodedReferences | null;
}

/** What all prompts from now on are judged by, or a prompt. */
export type ToWorker = { judged: Judged } | { id: number; answer: string; pointed: readonly PointedWords[] };

/** First whether it could be loaded, then a verdict for each prompt, in order, and how long it took to make. */
export type FromWorker =
  { isReady: true } | { failure: string } | { id: number; verdict: PromptVerdict; tookMs: number };
