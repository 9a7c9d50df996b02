import { conflict, invalid, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const reviewNotFound = (): DomainError =>
  notFound('review-not-found', { es: 'Reseña no encontrada', en: 'Review not found' });

export const notCompletedYet = (): DomainError =>
  conflict('course-not-completed', {
    es: 'Podrás valorar este curso cuando lo hayas completado.',
    en: 'You can rate this course once you have completed it.',
  });

export const hidingNeedsReason = (): DomainError =>
  invalid([
    {
      path: 'hiddenReason',
      text: { es: 'Indica por qué se oculta la reseña.', en: 'Say why you are hiding the review.' },
    },
  ]);

/** Stands where the author's name is not known. */
export const someMember: Localised = { es: 'Miembro de la academia', en: 'Member of the academy' };
