import type { Localised } from '../text/localised.ts';

export const outboxTexts = {
  full: {
    es: 'Ahora mismo no podemos guardar más cambios aquí. Inténtalo de nuevo en un momento.',
    en: 'We cannot save more changes here right now. Please try again in a moment.',
  },
  busy: {
    es: 'Hay demasiados cambios a la vez. Inténtalo de nuevo.',
    en: 'Too many changes at once. Please try again.',
  },
} as const satisfies Record<string, Localised>;
