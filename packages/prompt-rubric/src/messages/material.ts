import type { CriterionMessages } from '../criteria/criterion.ts';

export const materialMessages: CriterionMessages<'none'> = {
  label: { es: 'El material', en: 'The material' },
  found: {
    none: {
      message: { es: 'El material está, o tiene su sitio.', en: 'The material is there, or has its place.' },
    },
  },
  missing: {
    message: { es: 'Aún no hay una petición que revisar.', en: 'There is no request to look over yet.' },
    hint: { es: 'Escribe primero qué quieres pedir.', en: 'First write what you want to ask.' },
  },
};
