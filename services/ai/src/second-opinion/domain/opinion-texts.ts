import {
  forbidden,
  notFound,
  unavailable,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';

export const exerciseNotFound = (): DomainError =>
  notFound('exercise-not-found', { es: 'Ejercicio no encontrado', en: 'Exercise not found' });

export const premiumExercise = (): DomainError =>
  forbidden('premium-only', {
    es: 'Este ejercicio es parte de Premium.',
    en: 'This exercise is part of Premium.',
  });

/** 503: the model wrote what passes the exercise. */
export const opinionWithheld = (): DomainError =>
  unavailable('opinion-withheld', {
    es: 'El modelo casi resuelve el ejercicio por ti, así que no mostramos su comentario. Puedes pedir otro.',
    en: 'The model nearly solved the exercise for you, so we are not showing its comment. You can ask for another.',
  });
