import Stripe from 'stripe';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { paymentsAway } from '../provider/payment-texts.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** What the types and the mapping are written for; events have the version of their webhook endpoint. */
export const apiVersion = '2026-10-28.endive';

const timeoutMs = 5_000;
/** Somebody waits for the answer: one more try, and then the word that payments are away. */
const retries = 1;

export const createStripeClient = ({ secretKey, apiUrl }: StripeSettings, timeout = timeoutMs): Stripe => {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout,
    maxNetworkRetries: retries,
    telemetry: false,
  });
};

const { StripeError, StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;

/** Away, overloaded or failing: it may work in a moment, and asking again is safe. */
const isAway = (error: unknown): boolean =>
  error instanceof StripeConnectionError ||
  error instanceof StripeAPIError ||
  error instanceof StripeRateLimitError;

/** Whether Stripe has not what was asked for; `what` where that is to be such an object. */
export const isMissing = (error: unknown, what?: string): boolean =>
  error instanceof StripeError &&
  error.code === 'resource_missing' &&
  (what === undefined || error.message.startsWith(`No such ${what}:`));

/** Never the whole error: its headers and raw body tell more than a log should keep. */
const gist = (error: InstanceType<typeof StripeError>) => ({
  type: error.type,
  code: error.code,
  param: error.param,
  status: error.statusCode,
  requestId: error.requestId,
  message: error.message,
});

export type CallStripe = <T>(what: string, call: () => Promise<T>) => Promise<T>;

/** Turns Stripe's being away into a refusal that says so; logs every other error of Stripe's and throws it as it is. */
export const createCallStripe =
  (logger: Logger): CallStripe =>
  async (what, call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      if (isAway(error)) {
        logger.warn({ stripe: gist(error), what }, 'stripe is away');
        throw paymentsAway();
      }
      logger.error({ stripe: gist(error), what }, 'stripe refused a call');
      throw error;
    }
  };
