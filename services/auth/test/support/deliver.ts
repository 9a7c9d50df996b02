import type { TestResponse } from '@academy/service-kit/testing/http-client.ts';
import type { SignedWebhook } from './fake-webhooks.ts';

/** Sends a provider's message as the provider would, byte by byte. */
export const deliver = async (
  baseUrl: string,
  { body, signature }: Pick<SignedWebhook, 'body' | 'signature'>,
  provider = 'sandbox',
): Promise<Pick<TestResponse, 'status' | 'body'>> => {
  const response = await fetch(`${baseUrl}/api/payments/webhooks/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return { status: response.status, body: await response.json() };
};
