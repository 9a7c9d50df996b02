import type { Language, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { SelfTestedExercise } from '@academy/prompt-rubric/self-test.ts';
import type { EncodedReferences } from '@academy/prompt-rubric/subject/references.ts';
import type { LiveReport } from './judge-exercise.ts';

/** What is judged. */
export interface Asked {
  id: number;
  exercise: Omit<SelfTestedExercise, 'subject' | 'vectorOf'>;
  /** What the criterion `subject` compares with; null where it is not judged. */
  references: EncodedReferences | null;
  language: Language;
}

/** What came of it, at first without what would turn it; of several that were asked meanwhile, of the last. */
export type Answered = { id: number; report: LiveReport } | { id: number; failure: string };

/** An answer to be judged as a learner's check judges it. */
export interface AskedAnswer extends Asked {
  answer: string;
}

/** What came of it; of several that were asked meanwhile, of the last. */
export type JudgedAnswer = { id: number; verdict: PromptVerdict } | { id: number; failure: string };
