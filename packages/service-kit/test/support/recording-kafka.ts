import type { Envelope } from '@academy/contracts/events/event.ts';
import { MessageRefusedError, type KafkaPort, type OutgoingMessage } from '../../src/kafka/kafka-port.ts';

/** Stands for the broker where a test is about the store: keeps what it acknowledged, and can be away. */
export const recordingKafka = () => {
  const sent: { topic: string; message: OutgoingMessage }[] = [];
  const tries: string[] = [];
  const state = {
    away: false,
    refusedTopic: '',
    /** A message with this key is refused as it is. */
    refusedKey: '',
    beforeAck: (): Promise<void> | void => undefined,
  };
  const kafka: Pick<KafkaPort, 'send'> = {
    send: async (topic, messages) => {
      tries.push(topic);
      if (messages.some(({ key }) => key === state.refusedKey)) throw new MessageRefusedError('too large');
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
    /** The topic of each call, refused ones too. */
    tries,
    state,
    envelopes,
    sequences: (key: string) => envelopes(key).map(({ sequence }) => sequence),
  };
};
