import { conflict, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const mailNotFound = (): DomainError =>
  notFound('mail-not-found', { es: 'Correo no encontrado', en: 'Mail not found' });

export const mailStillWaits = (): DomainError =>
  conflict('mail-still-waits', {
    es: 'Este correo ya está en la cola y saldrá enseguida.',
    en: 'This mail is in the queue already and goes out soon.',
  });

export const mailJustSent = (): DomainError =>
  conflict('mail-just-sent', {
    es: 'Este correo se ha enviado hace un momento. Espera un minuto antes de reenviarlo.',
    en: 'This mail was sent a moment ago. Wait a minute before you send it again.',
  });

export const mailLinkExpired = (): DomainError =>
  conflict('mail-link-expired', {
    es: 'El enlace de este correo ha caducado. Envía uno nuevo desde la página de la persona.',
    en: 'The link of this mail has expired. Send a new one from the page of the person.',
  });

export const newAddressLinkExpired = (): DomainError =>
  conflict('mail-link-expired', {
    es: 'El enlace de este correo ha caducado. La persona puede pedir otro en sus ajustes.',
    en: 'The link of this mail has expired. The person can ask for another in their settings.',
  });

export const mailIsUnwanted = (): DomainError =>
  conflict('mail-is-unwanted', {
    es: 'Esta persona ha desactivado los correos de este tipo: no se le reenvía.',
    en: 'This person has turned off mails of this kind: it is not sent to them again.',
  });

export const mailIsUnconfirmed = (): DomainError =>
  conflict('mail-is-unconfirmed', {
    es: 'Esta persona no ha confirmado su dirección. Hasta entonces no recibe correos de este tipo.',
    en: 'This person has not confirmed their address. Until then they get no mails of this kind.',
  });

export const mailIsNotRepeated = (): DomainError =>
  conflict('mail-is-not-repeated', {
    es: 'Los correos de este tipo solo se reenvían si han fallado.',
    en: 'Mails of this kind are sent again only if they have failed.',
  });

export const nothingLeftOfMail = (): DomainError =>
  conflict('nothing-left-of-mail', {
    es: 'Ya no se conserva el contenido de este correo.',
    en: 'The content of this mail is no longer kept.',
  });
