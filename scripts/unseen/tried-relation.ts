import type { Language, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';

/** Judges prompts as one exercise does. */
export type JudgePrompt = (text: string, language: Language) => PromptVerdict;

export interface TriedRelation {
  relation: string;
  language: Language;
  isRight: boolean;
}
