import type { CriterionMessages } from '../criteria/criterion.ts';

export const mentionsMessages: CriterionMessages<'enough' | 'meant' | 'tooFew'> = {
  label: { es: 'Datos del caso', en: 'Facts of the case' },
  found: {
    enough: {
      message: {
        es: 'Nombras lo que este caso necesita: «{mention}».',
        en: 'You name what this case needs: “{mention}”.',
      },
    },
    meant: {
      message: {
        es: 'Lo dices con otras palabras: «{mention}».',
        en: 'You say it in other words: “{mention}”.',
      },
    },
    tooFew: {
      message: {
        es: 'De las {needed} cosas que este caso necesita, reconozco {found}.',
        en: 'I recognise {found} of the {needed} things this case needs.',
      },
      hint: {
        es: 'Vuelve a leer el enunciado: hay más datos que el modelo necesita para acertar.',
        en: 'Read the instructions again: there are more facts the model needs to get it right.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro «{label}» en tu prompt.',
      en: 'I can’t find “{label}” in your prompt.',
    },
    hint: {
      es: 'Vuelve a leer el enunciado y lleva al prompt los datos que solo tiene este caso.',
      en: 'Read the instructions again and bring into your prompt the facts that only this case has.',
    },
  },
};
