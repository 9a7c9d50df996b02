import { notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const noPendingAddress = (): DomainError =>
  notFound('no-pending-address', {
    es: 'No hay ninguna dirección nueva por confirmar.',
    en: 'There is no new address to confirm.',
  });
