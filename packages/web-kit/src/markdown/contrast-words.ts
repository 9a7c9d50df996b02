import type { Language } from '@academy/contracts/shared/language.ts';

interface ContrastWords {
  weak: string;
  good: string;
  /** Above an answer, which no model gave. */
  illustrative: string;
  why: string;
}

export const contrastWords: Record<Language, ContrastWords> = {
  es: {
    weak: 'Prompt flojo',
    good: 'Buen prompt',
    illustrative: 'Respuesta ilustrativa escrita por la academia',
    why: 'Qué marca la diferencia',
  },
  en: {
    weak: 'Weak prompt',
    good: 'Good prompt',
    illustrative: 'Illustrative output written by the academy',
    why: 'What made the difference',
  },
};
