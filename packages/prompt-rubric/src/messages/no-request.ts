import type { Wording } from '../criteria/criterion.ts';

/** Of a criterion that looks at how something is asked for, where no request was recognised. */
export const noRequestMessage: Required<Wording> = {
  message: {
    es: 'No he encontrado una petición, así que este punto no lo he podido revisar.',
    en: 'I couldn’t find a request, so I couldn’t check this point.',
  },
  hint: { es: 'Escribe primero qué quieres pedir.', en: 'First write what you want to ask.' },
};
