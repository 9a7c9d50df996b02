import { conflict, DomainError } from '@academy/service-kit/errors/domain-error.ts';

const code = 'no-customer';

/** 409: the provider has no such customer, or not any more. */
export const customerGone = (): DomainError =>
  conflict(code, {
    es: 'Todavía no has hecho ningún pago.',
    en: 'You have not paid for anything yet.',
  });

export const isCustomerGone = (error: unknown): boolean =>
  error instanceof DomainError && error.code === code;
