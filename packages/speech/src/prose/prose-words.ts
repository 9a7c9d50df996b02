import type { Language } from '@academy/contracts/shared/language.ts';

/** The words with which a listener hears of what is only seen. */
export interface ProseWords {
  code: string;
  codeBlock: string;
  exampleBlock: string;
  weakPrompt: string;
  goodPrompt: string;
  answer: string;
  why: string;
}

export const proseWords: Readonly<Record<Language, ProseWords>> = {
  es: {
    code: 'código',
    codeBlock: 'En pantalla hay un fragmento de código.',
    exampleBlock: 'En pantalla hay un ejemplo.',
    weakPrompt: 'Prompt flojo.',
    goodPrompt: 'Buen prompt.',
    answer: 'Respuesta.',
    why: 'Qué marca la diferencia.',
  },
  en: {
    code: 'code',
    codeBlock: 'There is a piece of code on the screen.',
    exampleBlock: 'There is an example on the screen.',
    weakPrompt: 'Weak prompt.',
    goodPrompt: 'Good prompt.',
    answer: 'Answer.',
    why: 'What made the difference.',
  },
};
