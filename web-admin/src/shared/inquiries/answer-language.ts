import type { Language } from '@academy/contracts/shared/language.ts';
import { readPrompt } from '@academy/prompt-rubric/reading/read-prompt.ts';

/** Fewer words than these may be a name, or a thank you. */
const fewestWords = 4;

/** The language that a text is written in, where that is one of ours and clear. */
export function languageOfText(text: string): Language | null {
  const { words, language } = readPrompt(text);
  if (words.length < fewestWords) return null;
  return language === 'es' || language === 'en' ? language : null;
}
