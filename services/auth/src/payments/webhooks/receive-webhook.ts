import { notFound } from '@academy/service-kit/errors/domain-error.ts';
import { kitTexts } from '@academy/service-kit/errors/kit-texts.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { AuthDeps } from '../../deps.ts';

type Deps = Pick<AuthDeps, 'payments' | 'webhookEvents' | 'webhookReceived' | 'now' | 'logger'>;

export interface Delivery {
  /** As the address says. */
  provider: string;
  rawBody: Buffer;
  signature: string | undefined;
}

/**
 * Keeps a provider's message, once however often it is delivered; it is handled afterwards. Throws 404 for a provider
 * that we do not work with, and 400 where the message is forged, damaged or stale.
 */
export const receiveWebhook = async (deps: Deps, delivery: Delivery): Promise<void> => {
  const { payments, logger } = deps;
  if (payments === null || payments.name !== delivery.provider)
    throw notFound('not-found', kitTexts.notFound);
  const now = deps.now();
  const webhook = payments.readWebhook(delivery.rawBody, delivery.signature, now);
  const isNew = await deps.webhookEvents.add(payments.name, webhook, now);
  failPoint('payments.after_webhook_stored');
  const { id, type, customerId } = webhook;
  logger.info({ event: id, type, customerId, isNew }, 'payment message received');
  if (isNew) deps.webhookReceived.raise();
};
