import { invalid, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const tutorVoteLabels: FieldLabels = {
  receipt: { es: 'La respuesta', en: 'The answer' },
  helpful: { es: 'El voto', en: 'The vote' },
};

/** The answer was another member's, or none of ours. */
export const notYourAnswer = (): DomainError =>
  invalid([
    {
      path: 'receipt',
      text: {
        es: 'Esa respuesta no es tuya. Vuelve a preguntar.',
        en: 'That answer is not yours. Please ask again.',
      },
    },
  ]);

export const tooManyVotes = (most: number): Localised => ({
  es: `En un día puedes votar ${most} veces y ya lo has hecho. Prueba mañana.`,
  en: `You can vote ${most} times a day, and you have. Please try tomorrow.`,
});
