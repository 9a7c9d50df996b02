import { unavailable, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const noPaymentProvider = (): DomainError =>
  unavailable('no-payment-provider', {
    es: 'No hay ningún proveedor de pagos configurado.',
    en: 'No payment provider is set up.',
  });
