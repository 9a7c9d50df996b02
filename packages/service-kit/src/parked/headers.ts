import type { ReceivedMessage } from '../kafka/kafka-port.ts';

type Headers = Readonly<Record<string, string>>;

/** The group that a replayed message is for; every other passes it by. */
export const replayGroupHeader = 'replay-group';
/** How often the message has been given back, counted from 1. */
export const replayNumberHeader = 'replay-number';
/** On a dead-letter topic: a record that says what became of a parked message, not one that is parked. */
export const resolutionHeader = 'dlq-resolution';

/** Where a message was when it was first parked. */
export interface Origin {
  topic: string;
  partition: number;
  offset: string;
}

/** The origin that its headers name; for a message that was never parked, where it is. */
export const originOf = (
  message: Pick<ReceivedMessage, 'topic' | 'partition' | 'offset' | 'headers'>,
): Origin => {
  const { 'dlq-topic': topic, 'dlq-partition': partition, 'dlq-offset': offset } = message.headers;
  if (topic === undefined || partition === undefined || offset === undefined)
    return { topic: message.topic, partition: message.partition, offset: message.offset };
  return { topic, partition: Number(partition), offset };
};

/** One message that one group could not handle, however often that was written down: `topic:partition:offset:group`. */
export const parkedId = ({ topic, partition, offset }: Origin, group: string): string =>
  `${topic}:${partition}:${offset}:${group}`;

/** The headers that came with the message, without ours. */
export const ownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('dlq-') && !name.startsWith('replay-')),
  );
