import { DomainError, tooMany, unavailable } from '@academy/service-kit/errors/domain-error.ts';

/** 504: the service took longer than its deadline. */
export const deadlinePassed = (): DomainError =>
  new DomainError({
    status: 504,
    code: 'deadline-passed',
    text: {
      es: 'La respuesta está tardando demasiado. Inténtalo de nuevo en un momento.',
      en: 'The answer is taking too long. Please try again in a moment.',
    },
  });

/** 502: the service broke off before it answered. */
export const brokenOff = (): DomainError =>
  new DomainError({
    status: 502,
    code: 'broken-off',
    text: {
      es: 'La conexión con el servicio se ha interrumpido. Inténtalo de nuevo.',
      en: 'The connection to the service was interrupted. Please try again.',
    },
  });

/** 503 with Retry-After: the service is away and is not asked for a while. */
export const serviceAway = (retryAfterSeconds: number): DomainError =>
  unavailable(
    'service-away',
    {
      es: 'Esta parte de la academia no está disponible ahora mismo. Inténtalo en unos segundos.',
      en: 'This part of the academy is not available right now. Please try again in a few seconds.',
    },
    retryAfterSeconds,
  );

const streamRetrySeconds = 30;

/** 429: somebody, or somewhere, holds too many streams open. */
export const tooManyStreams = (): DomainError =>
  tooMany(streamRetrySeconds, {
    es: 'Tienes la academia abierta en demasiados sitios a la vez. Cierra alguna ventana.',
    en: 'You have the academy open in too many places at once. Please close a window.',
  });
