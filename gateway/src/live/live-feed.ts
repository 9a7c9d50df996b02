import type { KafkaPort, RunningConsumer } from '@academy/service-kit/kafka/kafka-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { liveTopics } from './live-note.ts';
import { createStreamIds } from './stream-ids.ts';

const minute = 60_000;
/** A reader that was away for longer than this fetches afresh. */
const knownMs = 14 * minute;
/** Read from a little earlier than the positions claim, so that a message between two look-ups is not missed. */
const readMs = 15 * minute;

export interface LiveFeed extends RunningConsumer {
  /** The open streams; null until Kafka has said where the live topics stand. */
  hub: () => LiveHub | null;
}

/** Reads the live topics into this replica's hub, from when Kafka can be asked where they stand. */
export const startLiveFeed = (options: {
  kafka: KafkaPort;
  topicPrefix: string;
  /** What the ids of events are sealed with; without one, the cluster's id, which only its clients are told. */
  secret: string | undefined;
  logger: Logger;
}): LiveFeed => {
  const { kafka, topicPrefix, secret, logger } = options;
  let hub: LiveHub | null = null;
  let consumer: RunningConsumer | null = null;
  let stopped = false;

  const begin = async (): Promise<void> => {
    const { clusterId, offsets } = await kafka.locate(liveTopics, { sinceMs: knownMs });
    if (stopped) return;
    const made = createLiveHub({
      // Offsets mean nothing in another cluster or under another prefix.
      ids: createStreamIds({ secret: secret ?? clusterId, cluster: `${clusterId}/${topicPrefix}` }),
      knownSince: Date.now() - knownMs,
      start: Object.fromEntries([...offsets].map(([partition, offset]) => [partition, Number(offset)])),
      onUnreadable: (err) => logger.error({ err }, 'a live message could not be read'),
    });
    hub = made;
    consumer = kafka.consume({
      groupId: `gateway.live.${newId()}`,
      topics: liveTopics,
      from: { sinceMs: readMs },
      commit: false,
      handler: async ({ topic, partition, offset, timestamp, value }) => {
        if (value !== null)
          made.receive({
            partition: `${topic}/${partition}`,
            offset: Number(offset),
            at: timestamp.getTime(),
            text: value,
          });
        return 'done';
      },
    });
    await consumer.ready();
    made.caughtUp();
  };
  const begun = begin().catch((error: unknown) => {
    // Asking goes on until Kafka answers or the process stops.
    if (!stopped) throw error;
  });
  return {
    hub: () => hub,
    ready: () => begun,
    isReady: () => consumer?.isReady() ?? false,
    stop: async () => {
      stopped = true;
      hub?.close();
      await consumer?.stop();
    },
  };
};
