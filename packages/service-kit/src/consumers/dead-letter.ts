import { deadLetterSuffix } from '@academy/contracts/events/topics.ts';
import { originOf } from '../parked/headers.ts';
import type { OutgoingMessage, ReceivedMessage } from '../kafka/kafka-port.ts';

export interface Failure {
  group: string;
  attempts: number;
  error: unknown;
  now: Date;
}

const longestError = 1_000;

/** Name and message of the error and of what caused it; no stack, and no more than a reader needs. */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error).slice(0, longestError);
  const cause = error.cause instanceof Error ? ` (${error.cause.name}: ${error.cause.message})` : '';
  return `${error.name}: ${error.message}${cause}`.slice(0, longestError);
};

/**
 * The parked message: key and value as they came, the origin and the failure as headers. A message that was
 * replayed and failed again keeps its first origin.
 */
export const toDeadLetter = (
  message: ReceivedMessage,
  { group, attempts, error, now }: Failure,
): { topic: string; message: OutgoingMessage } => {
  const origin = originOf(message);
  return {
    topic: origin.topic + deadLetterSuffix,
    message: {
      key: message.key ?? '',
      value: message.value ?? '',
      headers: {
        ...message.headers,
        'dlq-error': describeError(error),
        'dlq-attempts': String(attempts),
        'dlq-group': group,
        'dlq-topic': origin.topic,
        'dlq-partition': String(origin.partition),
        'dlq-offset': origin.offset,
        'dlq-time': now.toISOString(),
      },
    },
  };
};
