import type { CriterionMessages } from '../criteria/criterion.ts';
import { noRequestMessage } from './no-request.ts';

export const vaguenessMessages: CriterionMessages<'none' | 'few' | 'many'> = {
  label: { es: 'Palabras precisas', en: 'Precise words' },
  found: {
    none: {
      message: {
        es: 'Tus palabras dicen lo que quieres, sin comodines.',
        en: 'Your words say what you want, without wild cards.',
      },
    },
    few: {
      message: {
        es: '«{quote}» vale para todo: cada cual imagina una cosa.',
        en: '“{quote}” fits everything: everybody imagines something else.',
      },
      hint: {
        es: 'Pregúntate cómo se notaría «{quote}» en la respuesta y escribe eso.',
        en: 'Ask yourself how “{quote}” would show in the answer, and write that.',
      },
    },
    many: {
      message: {
        es: 'Hay muchas palabras comodín («{quote}» y otras): el modelo decidiría por ti qué significan.',
        en: 'There are many wild cards (“{quote}” and others): the model would decide for you what they mean.',
      },
      hint: {
        es: 'Tacha los adjetivos y escribe en su lugar un número, un nombre o un ejemplo.',
        en: 'Strike the adjectives and put a number, a name or an example in their place.',
      },
    },
  },
  missing: noRequestMessage,
};
