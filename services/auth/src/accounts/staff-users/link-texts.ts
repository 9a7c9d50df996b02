import { conflict, tooMany, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const addressIsConfirmed = (): DomainError =>
  conflict('address-confirmed', {
    es: 'Su dirección ya está confirmada: no hace falta otro enlace.',
    en: 'Their address is confirmed already: no other link is needed.',
  });

export const linkJustSent = (): DomainError =>
  conflict('link-just-sent', {
    es: 'Se le ha enviado un enlace hace un momento. Espera un minuto: otro dejaría sin efecto el que está llegando.',
    en: 'A link was sent to them a moment ago. Wait a minute: another would disable the one on its way.',
  });

/** Within how many seconds there is room again is not known better than by the hour that is counted. */
const retryAfterSeconds = 600;

export const tooManyToPerson = (): DomainError =>
  tooMany(retryAfterSeconds, {
    es: 'A esta persona ya se le han enviado todos los enlaces que se permiten en una hora. Prueba más tarde.',
    en: 'This person has been sent as many links as an hour allows. Try again later.',
  });

export const tooManyFromNetwork = (): DomainError =>
  tooMany(retryAfterSeconds, {
    es: 'Desde tu red ya se han pedido todos los enlaces que se permiten en una hora. Prueba más tarde.',
    en: 'As many links have been asked for from your network as an hour allows. Try again later.',
  });
