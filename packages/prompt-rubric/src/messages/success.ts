import type { CriterionMessages } from '../criteria/criterion.ts';

export const successMessages: CriterionMessages<'checkable' | 'wish'> = {
  label: { es: 'Cuándo está bien', en: 'When it is good' },
  found: {
    checkable: {
      message: {
        es: 'Dices cómo sabrás que la respuesta vale: «{quote}».',
        en: 'You say how you will know that the answer will do: “{quote}”.',
      },
    },
    wish: {
      message: {
        es: '«{quote}» es un deseo: ni tú ni el modelo podéis comprobarlo.',
        en: '“{quote}” is a wish: neither you nor the model can check it.',
      },
      hint: {
        es: 'Cámbialo por algo que se vea: «estará bien si alguien que no conoce el caso entiende qué tiene que hacer el lunes».',
        en: 'Trade it for something one can see: “it is good if someone new to the case knows what to do on Monday”.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro cómo reconocerás una buena respuesta.',
      en: 'I can’t find how you will recognise a good answer.',
    },
    hint: {
      es: 'Añade una frase que empiece por «Estará bien si…» o una comprobación antes de entregar.',
      en: 'Add a sentence that begins with “It is good if…”, or a check before handing it over.',
    },
  },
};
