import {
  forbidden,
  notFound,
  unauthorised,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';

export const invalidCredentials = (): DomainError =>
  unauthorised('invalid-credentials', {
    es: 'Correo o contraseña incorrectos',
    en: 'Invalid email or password',
  });

export const sessionEnded = (): DomainError =>
  unauthorised('session-ended', {
    es: 'Tu sesión ha terminado. Vuelve a entrar.',
    en: 'Your session has ended. Please sign in again.',
  });

export const sessionNotFound = (): DomainError =>
  notFound('session-not-found', {
    es: 'Esa sesión ya no existe.',
    en: 'That session no longer exists.',
  });

/** 403 for a call that another website made the browser send. */
export const fromOtherSite = (): DomainError =>
  forbidden('other-site', {
    es: 'Esta petición viene de otro sitio web.',
    en: 'This request comes from another website.',
  });
