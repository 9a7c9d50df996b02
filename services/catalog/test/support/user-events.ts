import type { EventContract } from '@academy/contracts/events/event.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';

/** An account's full public state, as the events of `auth.users` carry it. */
export const account = (id: string, over: Record<string, unknown> = {}): Record<string, unknown> => ({
  id,
  username: id,
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: 'learner',
  plan: 'free',
  language: 'es',
  createdAt: '2026-01-01T12:00:00.000Z',
  ...over,
});

/** Publishes what auth would tell of one account, with data that fits its contract. */
export const tellOfUser = (
  kafka: KafkaPort,
  event: EventContract,
  told: {
    id: string;
    sequence: number;
    data: Record<string, unknown>;
    /** Of the message, to come behind others in their partition; the account's id otherwise. */
    key?: string;
  },
): Promise<void> => {
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: '/academy/auth',
    type: event.type,
    subject: told.id,
    time: new Date().toISOString(),
    sequence: told.sequence,
    datacontenttype: 'application/json',
    data: event.data.parse(told.data),
  };
  return kafka.send(event.topic, [
    { key: told.key ?? told.id, value: JSON.stringify(envelope), headers: {} },
  ]);
};
