import type { CriterionMessages } from '../criteria/criterion.ts';

export const constraintsMessages: CriterionMessages<'concrete' | 'toneAlone' | 'noMeasure'> = {
  label: { es: 'Límites', en: 'Constraints' },
  found: {
    concrete: {
      message: {
        es: 'Pones un límite que se puede comprobar: «{limit}».',
        en: 'You set a limit one can check: “{limit}”.',
      },
    },
    toneAlone: {
      message: {
        es: '«{limit}» orienta, pero cada cual lo entiende a su manera.',
        en: '“{limit}” points the way, but everybody hears it differently.',
      },
      hint: {
        es: 'Precisa el tono con un matiz o una regla: «cercano, de tú, sin exclamaciones». O añade un límite de longitud.',
        en: 'Sharpen the tone with a shade or a rule: “friendly, first names, no exclamation marks”. Or add a length limit.',
      },
    },
    noMeasure: {
      message: {
        es: '«{limit}» no tiene medida: ¿cuánto es, para ti?',
        en: '“{limit}” has no measure: how much is that, to you?',
      },
      hint: {
        es: 'Cámbialo por un número: «máximo 120 palabras», «dos frases por idea».',
        en: 'Trade it for a number: “at most 120 words”, “two sentences per idea”.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro ningún límite: ni de longitud, ni de tono, ni de lo que debe quedar fuera.',
      en: 'I can’t find a limit: a length, a tone, or something to leave out.',
    },
    hint: {
      es: 'Piensa qué te molestaría recibir y dilo: demasiado largo, con tecnicismos, con datos inventados…',
      en: 'Think of what you would hate to receive and say so: too long, full of jargon, with made-up facts…',
    },
  },
};
