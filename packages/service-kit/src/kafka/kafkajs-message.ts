import type { Batch, EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { ReceivedMessage } from './kafka-port.ts';

const textHeaders = (headers: KafkaMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) => {
      const last = Array.isArray(value) ? value.at(-1) : value;
      return last === undefined ? [] : [[name, last.toString()]];
    }),
  );

/** A message of kafkajs as the port knows it: text instead of buffers, the topic without the stack's prefix. */
export const receivedMessage = (
  batch: Pick<Batch, 'topic' | 'partition'>,
  message: EachBatchPayload['batch']['messages'][number],
  prefixLength: number,
): ReceivedMessage => ({
  topic: batch.topic.slice(prefixLength),
  partition: batch.partition,
  offset: message.offset,
  key: message.key?.toString() ?? null,
  value: message.value?.toString() ?? null,
  headers: textHeaders(message.headers),
  timestamp: new Date(Number(message.timestamp)),
});
