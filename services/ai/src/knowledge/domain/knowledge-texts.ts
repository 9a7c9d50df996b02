import { DomainError, unavailable } from '@academy/service-kit/errors/domain-error.ts';

/** 503: the thread that cuts texts into passages does not start, or ends with the service. */
export const notReadYet = (): DomainError =>
  unavailable(
    'knowledge-not-read',
    {
      es: 'Aún estamos leyendo lo que se ha publicado. Vuelve a intentarlo en unos segundos.',
      en: 'We are still reading what has been published. Please try again in a few seconds.',
    },
    10,
  );

/** 422: cutting a text took too much time. */
export const tooComplexToCut = (): DomainError =>
  new DomainError({
    status: 422,
    code: 'text-too-complex',
    text: {
      es: 'El formato de este texto es demasiado complejo.',
      en: 'The formatting of this text is too complex.',
    },
  });

export const isTooComplexToCut = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'text-too-complex';
