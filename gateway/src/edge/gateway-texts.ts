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

/** 503 with Retry-After: more calls than the academy can take at the moment. The pause varies, so that not all come back at once. */
export const overloaded = (): DomainError =>
  unavailable(
    'overloaded',
    {
      es: 'Hay demasiadas peticiones en este momento. Inténtalo de nuevo en unos segundos.',
      en: 'There are too many requests right now. Please try again in a few seconds.',
    },
    1 + Math.floor(Math.random() * 4),
  );

/** 408: the request's body stopped coming. */
export const bodyStalled = (): DomainError =>
  new DomainError({
    status: 408,
    code: 'body-stalled',
    text: {
      es: 'La petición no ha llegado entera. Inténtalo de nuevo.',
      en: 'The request did not arrive in full. Please try again.',
    },
  });

/** 429: an address has too many requests half sent. */
export const tooManyUploads = (): DomainError =>
  tooMany(1, {
    es: 'Hay demasiados envíos a la vez desde tu conexión. Inténtalo en un momento.',
    en: 'There are too many uploads at once from your connection. Please try again in a moment.',
  });

/** 400: a request target that is neither a path nor an address. */
export const unusableTarget = (): DomainError =>
  new DomainError({
    status: 400,
    code: 'unusable-target',
    text: { es: 'La dirección de la petición no es válida.', en: 'The address of the request is not valid.' },
  });
