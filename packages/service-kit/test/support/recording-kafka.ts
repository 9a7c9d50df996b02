import type { Envelope } from '@academy/contracts/events/event.ts';
import type { KafkaPort, OutgoingMessage } from '../../src/kafka/kafka-port.ts';

/** Stands for the broker where a test is about the store: keeps what it acknowledged, and can be away. */
export const recordingKafka = () => {
  const sent: { topic: string; message: OutgoingMessage }[] = [];
  const state = { away: false, refusedTopic: '', beforeAck: (): Promise<void> | void => undefined };
  const kafka: Pick<KafkaPort, 'send'> = {
    send: async (topic, messages) => {
      if (state.away || topic === state.refusedTopic) throw new Error('the broker is away');
      sent.push(...messages.map((message) => ({ topic, message })));
      await state.beforeAck();
    },
  };
  const envelopes = (key?: string): Envelope[] =>
    sent
      .filter(({ message }) => key === undefined || message.key === key)
      .map(({ message }) => JSON.parse(message.value) as Envelope);
  return {
    kafka,
    sent,
    state,
    envelopes,
    sequences: (key: string) => envelopes(key).map(({ sequence }) => sequence),
  };
};
