import type { KafkaPort } from '../kafka/kafka-port.ts';
import { toMessage } from './envelope.ts';
import { toOutboxEvents, type WriteMoment } from './outbox-write.ts';
import type { PendingEvent } from './pending-event.ts';

/**
 * Publishes an event at once: of what no store keeps, so that no write can carry it in its outbox. `service` becomes the
 * source `/academy/<service>`. Throws where Kafka does not take it.
 */
export const sendEvent = async (
  kafka: Pick<KafkaPort, 'send'>,
  event: PendingEvent,
  { service, ...moment }: Omit<WriteMoment, 'traceparent'> & { service: string },
): Promise<void> => {
  for (const outgoing of toOutboxEvents([event], { ...moment, traceparent: undefined }))
    await kafka.send(outgoing.topic, [toMessage(outgoing, service)]);
};
