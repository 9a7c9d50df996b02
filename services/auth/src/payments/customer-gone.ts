import { conflict, DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { paymentTexts } from '../locales/payment-texts.ts';

const code = 'no-customer';

/** 409: the provider has no such customer, or not any more. */
export const customerGone = (): DomainError => conflict(code, paymentTexts.noCustomer);

export const isCustomerGone = (error: unknown): boolean =>
  error instanceof DomainError && error.code === code;
