import {
  forbidden,
  invalid,
  notFound,
  payloadTooLarge,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const courseNotFound = (): DomainError =>
  notFound('course-not-found', { es: 'Curso no encontrado', en: 'Course not found' });

export const lessonNotFound = (): DomainError =>
  notFound('lesson-not-found', { es: 'Lección no encontrada', en: 'Lesson not found' });

export const exerciseNotFound = (): DomainError =>
  notFound('exercise-not-found', { es: 'Ejercicio no encontrado', en: 'Exercise not found' });

export const tooManyNamed = (): DomainError =>
  invalid([
    {
      path: 'q',
      text: {
        es: 'Demasiadas personas coinciden con esta búsqueda. Escribe una parte más larga del nombre.',
        en: 'Too many people match this search. Type more of the name.',
      },
    },
  ]);

export const premiumOnly = (): DomainError =>
  forbidden('premium-only', {
    es: 'Este curso es para miembros Premium.',
    en: 'This course is for Premium members.',
  });

export const answerTooLong = (most: number): DomainError =>
  payloadTooLarge({
    es: `Tu prompt es demasiado largo: el máximo es de ${most.toLocaleString('es')} caracteres.`,
    en: `Your prompt is too long: the limit is ${most.toLocaleString('en')} characters.`,
  });

/** Stands where an author's name is not known. */
export const someMember: Localised = { es: 'Miembro de la academia', en: 'Member of the academy' };

export const tooManyChecks = {
  es: 'Vas muy deprisa: espera un momento antes de comprobar otra vez.',
  en: 'You are going very fast: wait a moment before checking again.',
} as const;
