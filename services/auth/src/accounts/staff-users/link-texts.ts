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

export const tooManyAccountMails = (): DomainError =>
  tooMany(retryAfterSeconds, {
    es: 'No se envían más enlaces por ahora: esta persona, o quienes los piden desde tu red, ya han recibido los de esta hora.',
    en: 'No more links are sent for now: this person, or those asked for from your network, have had their number for this hour.',
  });
