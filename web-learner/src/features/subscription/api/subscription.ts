import type { paymentEndpoints } from '@academy/contracts/http/auth/payments.ts';
import type {
  Billing,
  ChangeQuote,
  Interval,
  Invoice,
  Subscription,
} from '@academy/contracts/shared/payments.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type { Billing, ChangeQuote, Interval, Invoice, Subscription };

type Endpoints = typeof paymentEndpoints;
const own = '/api/payments/subscription';
const present = endpointRef<Endpoints['getSubscription']>('GET', own);
const cancel = endpointRef<Endpoints['cancelSubscription']>('POST', `${own}/cancel`);
const resume = endpointRef<Endpoints['resumeSubscription']>('POST', `${own}/resume`);
const withdraw = endpointRef<Endpoints['withdrawSubscription']>('POST', `${own}/withdraw`);
const change = endpointRef<Endpoints['changeSubscription']>('POST', `${own}/change`);
const quote = endpointRef<Endpoints['quoteChange']>('GET', `${own}/change`);
const billing = endpointRef<Endpoints['saveBilling']>('PUT', '/api/payments/billing');
const portal = endpointRef<Endpoints['openPortal']>('POST', '/api/payments/portal');
const invoices = endpointRef<Endpoints['listInvoices']>('GET', '/api/payments/invoices');
const pdf = endpointRef<Endpoints['invoicePdf']>('GET', '/api/payments/invoices/:id/pdf');

/** Charges come by themselves, so plan and invoices are read afresh on arrival. */
export const subscriptionQuery = queryOptions({
  queryKey: ['/api/payments/subscription'],
  queryFn: () => client.call(present, {}),
  staleTime: 0,
});
export const invoicesQuery = queryOptions({
  queryKey: ['/api/payments/invoices'],
  queryFn: () => client.call(invoices, {}),
  staleTime: 0,
});

export const cancelSubscription = () => client.call(cancel, {});
export const resumeSubscription = () => client.call(resume, {});
export const withdrawSubscription = () => client.call(withdraw, {});
/** What the change would charge now; never from a cache, since what is unused shrinks by the minute. */
export const changeQuoteQuery = (interval: Interval) =>
  queryOptions({
    queryKey: ['/api/payments/subscription/change', interval],
    queryFn: () => client.call(quote, { query: { interval } }),
    staleTime: 0,
    gcTime: 0,
  });
export const changeInterval = ({ interval, at, due }: ChangeQuote) =>
  client.call(change, { body: { interval, quote: { at, due } } });
export const saveBilling = (fields: Billing) => client.call(billing, { body: fields });
export const openPortal = (language: Language) => client.call(portal, { body: { language } });
export const downloadInvoice = (id: string, lang: Language) =>
  client.download(pdf, { params: { id }, query: { lang } });
