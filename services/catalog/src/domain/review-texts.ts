import { conflict, invalid, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

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
