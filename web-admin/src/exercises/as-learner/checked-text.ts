import type { Language } from '@academy/contracts/shared/language.ts';
import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { NextQuestion } from '../live/question.ts';

/** A text and the verdict that a learner would get for it. */
export interface CheckedText {
  text: string;
  verdict: PromptVerdict;
  passScore: number;
  /** That the verdict is worded in. */
  language: Language;
}

/** `incomplete`: the rubric breaks a rule, so that nothing can be checked by it. */
export type CheckState = 'ready' | 'checking' | 'incomplete' | 'failed';

interface Run {
  /** A text was handed in, and has no verdict yet. */
  isRunning: boolean;
  isFailed: boolean;
}

/** Whether a text can be checked by what the form holds, and what came of the last one. */
export function checkState(asks: NextQuestion['is'], { isRunning, isFailed }: Run): CheckState {
  if (asks === 'incomplete') return 'incomplete';
  if (asks === 'failed' || isFailed) return 'failed';
  return isRunning ? 'checking' : 'ready';
}
