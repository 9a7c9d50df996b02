import type { CriterionMessages } from '../criteria/criterion.ts';

export const examplesMessages: CriterionMessages<'shown' | 'glimpse' | 'asked'> = {
  label: { es: 'Ejemplos', en: 'Examples' },
  found: {
    shown: {
      message: {
        es: 'Enseñas una muestra de lo que quieres: el modelo puede imitarla.',
        en: 'You show a sample of what you want: the model can imitate it.',
      },
    },
    glimpse: {
      message: {
        es: '«{quote}» apunta a un ejemplo, pero no llega a mostrar una respuesta entera.',
        en: '“{quote}” points to an example, but does not show a whole answer.',
      },
      hint: {
        es: 'Escribe una respuesta corta tal como te gustaría recibirla y preséntala con «Ejemplo:».',
        en: 'Write one short answer just as you would like to get it and introduce it with “Example:”.',
      },
    },
    asked: {
      message: {
        es: 'Pides ejemplos al modelo, pero no encuentro ninguno tuyo de lo que esperas.',
        en: 'You ask the model for examples, but I can’t find one of yours that shows what you expect.',
      },
      hint: {
        es: 'Añade uno tuyo: una entrada y la salida que tú escribirías.',
        en: 'Add one of yours: an input and the output you would write.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro ningún ejemplo de la respuesta que quieres.',
      en: 'I can’t find an example of the answer you want.',
    },
    hint: {
      es: 'Un par «Entrada: … / Salida: …» vale más que tres líneas de explicación.',
      en: 'One pair “Input: … / Output: …” is worth three lines of explanation.',
    },
  },
};
