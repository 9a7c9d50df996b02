import { createHmac, timingSafeEqual } from 'node:crypto';
import { badSignature } from '../../src/payments/provider/payment-texts.ts';
import type { Webhook, PaymentProvider } from '../../src/payments/provider/provider-port.ts';

/** A message as it would arrive: its raw body and the header that signs it. */
export interface SignedWebhook {
  id: string;
  body: string;
  signature: string;
}

const toleranceSeconds = 300;

const mac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export const signWebhook = (secret: string, { createdAt, ...webhook }: Webhook): SignedWebhook => {
  const body = JSON.stringify({ ...webhook, createdAt });
  const time = Math.floor(createdAt.getTime() / 1000);
  return { id: webhook.id, body, signature: `t=${time},v1=${mac(secret, `${time}.${body}`)}` };
};

/** What the adapters of real providers do: true and fresh, or 400. */
export const createReadWebhook =
  (secret: string): PaymentProvider['readWebhook'] =>
  (rawBody, signature, now) => {
    const [, time = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
    const isGenuine = same(given, mac(secret, `${time}.${rawBody.toString()}`));
    if (!isGenuine || Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) throw badSignature();
    const { createdAt, ...webhook } = JSON.parse(rawBody.toString()) as Omit<Webhook, 'createdAt'> & {
      createdAt: string;
    };
    return { ...webhook, createdAt: new Date(createdAt) };
  };
