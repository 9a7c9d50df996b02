import { deadLetterRetention, deadLetterSuffix, replaysTopic } from '@academy/contracts/events/topics.ts';
import { newId } from '../ids/uuid-v7.ts';
import { unavailable } from '../errors/domain-error.ts';
import { MessageRefusedError, type KafkaPort } from '../kafka/kafka-port.ts';
import { replayGroupHeader, replayNumberHeader, resolutionHeader } from './headers.ts';
import { recordParkedAction } from './record-parked-action.ts';
import { createParkedLog, type ParkedMessage, type ParkedStatus } from './parked-log.ts';
import { createParkedReader } from './parked-reader.ts';
import type { Resolution } from './resolution.ts';

/** `not-found`, or `resolved`: it is replayed, discarded or being replayed by now. */
export class ParkedMessageError extends Error {
  readonly code: 'not-found' | 'resolved';
  constructor(code: 'not-found' | 'resolved', message: string) {
    super(message);
    this.name = 'ParkedMessageError';
    this.code = code;
  }
}

export interface ParkedQuery {
  topic?: string;
  group?: string;
  status?: ParkedStatus;
  /** Default 50. */
  limit?: number;
  /** The id of the last message of the page before. */
  after?: string;
}

export interface ParkedMessages {
  /** A page of them, newest first, how many there are in all, and the id to go on after (null at the end). */
  list(query?: ParkedQuery): Promise<{ items: ParkedMessage[]; total: number; next: string | null }>;
  /** Null where there is none, or none any more: they are kept for 14 days. */
  find(id: string): Promise<ParkedMessage | null>;
  /**
   * Gives the message back to the group that parked it, and to no other, once: a second call, from anywhere, throws
   * ParkedMessageError `resolved`. One that fails again is parked again under the same id. The audit log names `by`.
   */
  replay(id: string, by: string): Promise<ParkedMessage>;
  /** Puts it aside for good; throws as `replay` does. */
  discard(id: string, by: string): Promise<ParkedMessage>;
  close(): Promise<void>;
}

const dayMs = 86_400_000;
const retentionMs = 'days' in deadLetterRetention ? deadLetterRetention.days * dayMs : Infinity;

/**
 * The parked messages of these topics (named without their dead-letter suffix). It needs no database: what becomes
 * of a message is a record on its dead-letter topic, whose single partition decides who was first. The first call
 * starts a reader of those topics, which stays until `close`. While Kafka is away, each call throws DomainError 503 within
 * `patienceMs`, or when a send fails.
 */
export const createParkedMessages = (
  kafka: Pick<KafkaPort, 'consume' | 'locate' | 'send'>,
  topics: readonly string[],
  { patienceMs = 10_000 }: { patienceMs?: number } = {},
): ParkedMessages => {
  const log = createParkedLog({ retentionMs });
  const { upToDate, close } = createParkedReader(kafka, {
    topics: topics.map((topic) => topic + deadLetterSuffix),
    take: log.take,
    patienceMs,
  });

  /** Kafka that is away is a 503; what it refuses as it is stays a defect. */
  const send: KafkaPort['send'] = async (...sending) => {
    try {
      await kafka.send(...sending);
    } catch (error) {
      throw error instanceof MessageRefusedError ? error : unavailable();
    }
  };

  const record = async (
    { topic, id }: ParkedMessage,
    resolution: Omit<Resolution, 'id' | 'at'>,
  ): Promise<void> => {
    const value = JSON.stringify({ id, ...resolution, at: new Date().toISOString() });
    await send(topic + deadLetterSuffix, [{ key: id, value, headers: { [resolutionHeader]: '1' } }]);
    await upToDate();
  };

  const open = async (id: string): Promise<ParkedMessage> => {
    await upToDate();
    const message = log.find(id);
    if (message === null) throw new ParkedMessageError('not-found', `no parked message ${id}`);
    return message;
  };

  /** The first record on the topic wins; every other caller is refused. */
  const claim = async (id: string, action: 'replay-begun' | 'discarded', by: string): Promise<string> => {
    const message = await open(id);
    const token = newId();
    if (message.status === 'parked' || message.status === 'replaying') {
      const audited = action === 'discarded' ? 'parked-event.discarded' : 'parked-event.replayed';
      await recordParkedAction({ send }, audited, { message, by });
      await record(message, { action, token, by });
    }
    if (!log.isBy(id, token))
      throw new ParkedMessageError('resolved', `${id} is ${log.find(id)?.status ?? 'gone'} already`);
    return token;
  };

  return {
    list: async ({ topic, group, status, limit = 50, after } = {}) => {
      await upToDate();
      const all = log
        .newestFirst()
        .filter(
          (message) =>
            (topic === undefined || message.topic === topic) &&
            (group === undefined || message.group === group) &&
            (status === undefined || message.status === status),
        );
      const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const items = all.slice(from, from + limit);
      const next = from + limit < all.length ? (items.at(-1)?.id ?? null) : null;
      return { items: items.map((message) => ({ ...message })), total: all.length, next };
    },
    find: async (id) => {
      await upToDate();
      const message = log.find(id);
      return message && { ...message };
    },
    replay: async (id, by) => {
      const token = await claim(id, 'replay-begun', by);
      const message = await open(id);
      const { topic, partition, offset, group, key, value, headers } = message;
      const origin = { 'dlq-topic': topic, 'dlq-partition': String(partition), 'dlq-offset': offset };
      const replay = { [replayGroupHeader]: group, [replayNumberHeader]: String(message.replays + 1) };
      await send(replaysTopic.name, [{ key, value, headers: { ...headers, ...origin, ...replay } }]);
      await record(message, { action: 'replayed', token, by });
      return { ...(log.find(id) ?? message) };
    },
    discard: async (id, by) => {
      await claim(id, 'discarded', by);
      return { ...(await open(id)) };
    },
    close,
  };
};
