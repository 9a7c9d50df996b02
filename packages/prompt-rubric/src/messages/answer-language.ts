import type { CriterionMessages } from '../criteria/criterion.ts';

export const answerLanguageMessages: CriterionMessages<'named' | 'vague'> = {
  label: { es: 'Idioma de la respuesta', en: 'Language of the answer' },
  found: {
    named: {
      message: {
        es: 'Dices en qué idioma la quieres: «{quote}».',
        en: 'You say in which language you want it: “{quote}”.',
      },
    },
    vague: {
      message: {
        es: '«{quote}» deja el idioma a la suerte.',
        en: '“{quote}” leaves the language to chance.',
      },
      hint: {
        es: 'Nómbralo: «responde en español de España», «en inglés británico».',
        en: 'Name it: “answer in British English”, “in Spanish as spoken in Spain”.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro en qué idioma debe responder, y aquí hay más de uno posible.',
      en: 'I can’t find which language it should answer in, and here more than one is possible.',
    },
    hint: {
      es: 'Añade «responde en…» y el idioma de quien lo va a leer.',
      en: 'Add “answer in…” and the language of the reader.',
    },
  },
};
