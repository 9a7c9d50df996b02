import { conflict, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const mailNotFound = (): DomainError =>
  notFound('mail-not-found', { es: 'Correo no encontrado', en: 'Mail not found' });

export const mailHasNotFailed = (): DomainError =>
  conflict('mail-has-not-failed', {
    es: 'Solo se puede reenviar un correo que ha fallado.',
    en: 'Only a mail that has failed can be sent again.',
  });
