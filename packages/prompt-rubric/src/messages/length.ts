import type { CriterionMessages } from '../criteria/criterion.ts';
import { noRequestMessage } from './no-request.ts';

export const lengthMessages: CriterionMessages<'none' | 'tooLong' | 'tooShort' | 'clash'> = {
  label: { es: 'Una extensión que sirve', en: 'A length that serves' },
  found: {
    none: {
      message: {
        es: 'No encuentro ninguna extensión que estorbe al encargo.',
        en: 'I find no length that gets in the way of the job.',
      },
    },
    tooLong: {
      message: {
        es: 'Con «{quote}» la respuesta será más larga de lo que su lector puede aprovechar.',
        en: 'With “{quote}” the answer will be longer than its reader has use for.',
      },
      hint: {
        es: 'Piensa dónde y con cuánto tiempo se lee, y pide solo lo que cabe ahí.',
        en: 'Think of where it is read and how much time there is, and ask only for what fits.',
      },
    },
    tooShort: {
      message: {
        es: 'En «{quote}» no cabe lo que la respuesta tiene que decir: el modelo dejará fuera cosas que hacen falta.',
        en: '“{quote}” cannot hold what the answer has to say: the model will leave out things that are needed.',
      },
      hint: {
        es: 'Cuenta los datos que tienen que estar y deja sitio para todos.',
        en: 'Count the facts that have to be there and leave room for all of them.',
      },
    },
    clash: {
      message: {
        es: '«{one}» y «{other}» no se pueden cumplir a la vez: el modelo se saltará una de las dos.',
        en: '“{one}” and “{other}” cannot both be met: the model will break one of them.',
      },
      hint: {
        es: 'Deja un solo límite o un intervalo: «entre 100 y 150 palabras».',
        en: 'Keep one limit or a range: “between 100 and 150 words”.',
      },
    },
  },
  missing: noRequestMessage,
};
