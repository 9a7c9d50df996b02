import type { CriterionMessages } from '../criteria/criterion.ts';

export const lengthMessages: CriterionMessages<'none'> = {
  label: { es: 'Una extensión que sirve', en: 'A length that serves' },
  found: {
    none: {
      message: {
        es: 'La extensión que pides cabe en el encargo.',
        en: 'The length you ask for fits the job.',
      },
    },
  },
  missing: {
    message: { es: 'Aún no hay una petición que revisar.', en: 'There is no request to look over yet.' },
    hint: { es: 'Escribe primero qué quieres pedir.', en: 'First write what you want to ask.' },
  },
};
