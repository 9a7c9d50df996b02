import type { CriterionMessages } from '../criteria/criterion.ts';

export const placeholdersMessages: CriterionMessages<'filled' | 'unfilled'> = {
  label: { es: 'Huecos rellenos', en: 'Gaps filled in' },
  found: {
    filled: {
      message: {
        es: 'No queda ningún hueco de plantilla por rellenar.',
        en: 'No gap of a template is left to fill in.',
      },
    },
    unfilled: {
      message: {
        es: 'Queda un hueco sin rellenar: {quote}. El modelo lo rellenará a su gusto.',
        en: 'A gap is left unfilled: {quote}. The model will fill it as it pleases.',
      },
      hint: {
        es: 'Sustituye {quote} por el dato real, o di qué hacer si no lo tienes.',
        en: 'Replace {quote} with the real thing, or say what to do if you do not have it.',
      },
    },
  },
  missing: {
    message: { es: 'Aún no hay una petición que revisar.', en: 'There is no request to look over yet.' },
    hint: { es: 'Escribe primero qué quieres pedir.', en: 'First write what you want to ask.' },
  },
};
