import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { Asked } from '../live/messages.ts';

/** An answer to be judged as a learner's check judges it. */
export interface AskedAnswer extends Asked {
  answer: string;
}

/** What came of it; of several that were asked meanwhile, of the last. */
export type JudgedAnswer = { id: number; verdict: PromptVerdict } | { id: number; failure: string };
