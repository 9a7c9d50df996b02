import { replaysTopic } from '@academy/contracts/events/topics.ts';
import { childTraceparent, runInContext } from '../context/request-context.ts';
import { failPoint } from '../fail-points/fail-point.ts';
import type { KafkaPort, Outcome, ReceivedMessage } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { originOf, replayGroupHeader } from '../parked/headers.ts';
import { toDeadLetter } from './dead-letter.ts';
import type { EventHandler } from './event-handler.ts';
import { judgeFailure, type FailingMessage } from './failing-message.ts';
import { parseEvent } from './parse-event.ts';
import type { RetryPolicy } from './retry-schedule.ts';

export interface ConsumerObserver {
  handled: (type: string, milliseconds: number) => void;
  retried: (topic: string) => void;
  parked: (topic: string) => void;
}

export interface MessageHandlerOptions {
  groupId: string;
  handlers: readonly EventHandler[];
  kafka: Pick<KafkaPort, 'send'>;
  logger: Logger;
  retry: RetryPolicy;
  observer: ConsumerObserver;
  now?: () => number;
  /** Jitter of the pauses; `Math.random` when absent. */
  random?: () => number;
}

const pauseWhileParkingFailsMs = 1_000;

const isTombstone = (message: ReceivedMessage): boolean => message.value === null;

/** A parked message is given back to the group that parked it. */
const isForAnotherGroup = ({ topic, headers }: ReceivedMessage, groupId: string): boolean =>
  topic === replaysTopic.name && headers[replayGroupHeader] !== groupId;

/**
 * Handles one message at a time per partition: handlers of its type run in their order; a transient failure asks
 * for the message again after a growing pause; a permanent one, or one that lasts, is parked in the dead-letter
 * topic, and only once that is acknowledged is the message done. While our own store is away the message is asked
 * for again for as long as that lasts.
 */
export const createMessageHandler = (options: MessageHandlerOptions) => {
  const { groupId, handlers, kafka, logger, retry, observer, now = Date.now, random } = options;
  const failing = new Map<string, FailingMessage>();

  const runHandlers = async (message: ReceivedMessage): Promise<void> => {
    const envelope = parseEvent(message);
    const interested = handlers.filter(({ event }) => event.type === envelope.type);
    const traceparent = childTraceparent(envelope.traceparent);
    const started = performance.now();
    for (const { expects, handle } of interested) {
      const data = expects.parse(envelope.data);
      await runInContext({ requestId: envelope.id, traceparent }, () =>
        handle({ ...envelope, data }, { logger, origin: message }),
      );
    }
    if (interested.length === 0) return;
    failPoint('consumer.after_effect');
    observer.handled(envelope.type, performance.now() - started);
  };

  const park = async (message: ReceivedMessage, attempts: number, error: unknown): Promise<Outcome> => {
    const letter = toDeadLetter(message, { group: groupId, attempts, error, now: new Date(now()) });
    try {
      await kafka.send(letter.topic, [letter.message]);
    } catch (sendError) {
      logger.warn({ err: sendError, topic: letter.topic }, 'cannot park a message yet');
      return { againInMs: pauseWhileParkingFailsMs };
    }
    observer.parked(originOf(message).topic);
    const { topic, partition, offset } = message;
    logger.error({ err: error, topic, partition, offset, attempts }, 'message parked');
    return 'done';
  };

  const afterError = async (message: ReceivedMessage, error: unknown): Promise<Outcome> => {
    const partition = `${message.topic}/${message.partition}`;
    const moment = { now: now(), policy: retry, ...(random && { random }) };
    const { failing: current, next } = judgeFailure(failing.get(partition), message.offset, error, moment);
    failing.set(partition, current);
    if (next === 'park') return park(message, current.attempts, error);
    observer.retried(message.topic);
    const { topic, offset } = message;
    logger.warn(
      { err: error, topic, offset, attempts: current.attempts, pauseMs: next },
      'message will be retried',
    );
    return { againInMs: next };
  };

  return async (message: ReceivedMessage): Promise<Outcome> => {
    if (isTombstone(message) || isForAnotherGroup(message, groupId)) return 'done';
    try {
      await runHandlers(message);
    } catch (error) {
      const outcome = await afterError(message, error);
      if (outcome !== 'done') return outcome;
    }
    failing.delete(`${message.topic}/${message.partition}`);
    return 'done';
  };
};
