import type { CriterionMessages } from '../criteria/criterion.ts';

export const reasoningMessages: CriterionMessages<'directed' | 'bare'> = {
  label: { es: 'Razonamiento', en: 'Reasoning' },
  found: {
    directed: {
      message: {
        es: 'Pides ver el camino, y dices sobre qué: «{quote}».',
        en: 'You ask to see the way there, and about what: “{quote}”.',
      },
    },
    bare: {
      message: {
        es: '«{quote}» pide pensar, pero no dice en qué.',
        en: '“{quote}” asks for thought, but not about what.',
      },
      hint: {
        es: 'Nombra lo que debe comparar o comprobar antes de responder: «sopesa coste y plazo de cada opción».',
        en: 'Name what it should compare or check before answering: “weigh the cost and the time of each option”.',
      },
    },
  },
  missing: {
    message: {
      es: 'Aquí ayuda ver cómo se llega a la respuesta, y no encuentro que lo pidas.',
      en: 'Here it helps to see how the answer was reached, and I can’t find where you ask for it.',
    },
    hint: {
      es: 'Pide que justifique la decisión o que compruebe algo concreto antes de responder.',
      en: 'Ask it to justify the decision, or to check something definite before answering.',
    },
  },
};
