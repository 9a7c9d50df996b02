import type { CriterionMessages } from '../criteria/criterion.ts';
import { noRequestMessage } from './no-request.ts';

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
  missing: noRequestMessage,
};
