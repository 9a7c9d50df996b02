import {
  deadLetterRetention,
  deadLetterSuffix,
  type Retention,
  type TopicContract,
} from '@academy/contracts/events/topics.ts';
import type { Admin, ITopicConfig, Kafka } from 'kafkajs';
import { partitionKey } from './catch-up.ts';
import type { Location, StartingPoint } from './kafka-port.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** The broker's own default, so that one node and a cluster of three are served by the same code. */
const brokersDefault = -1;

const retentionEntries = (retention: Retention): { name: string; value: string }[] =>
  'compacted' in retention
    ? [{ name: 'cleanup.policy', value: 'compact' }]
    : [
        { name: 'cleanup.policy', value: 'delete' },
        { name: 'retention.ms', value: String(retention.days * dayMs) },
      ];

/** A topic and its dead-letter topic, as the broker wants them described. */
export const topicConfigs = (topic: TopicContract, topicPrefix: string): ITopicConfig[] => [
  {
    topic: topicPrefix + topic.name,
    numPartitions: topic.partitions,
    replicationFactor: brokersDefault,
    configEntries: retentionEntries(topic.retention),
  },
  {
    topic: topicPrefix + topic.name + deadLetterSuffix,
    numPartitions: 1,
    replicationFactor: brokersDefault,
    configEntries: retentionEntries(deadLetterRetention),
  },
];

/** One short-lived admin connection: a lasting one would keep asking for topics that are long deleted. */
export const withAdmin = async <T>(kafka: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const admin = kafka.admin();
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
};

/** Creates those that are missing; a sibling that creates them at the same moment does no harm. */
export const createMissingTopics = async (admin: Admin, wanted: ITopicConfig[]): Promise<void> => {
  const existing = new Set(await admin.listTopics());
  const topics = wanted.filter(({ topic }) => !existing.has(topic));
  if (topics.length > 0) await admin.createTopics({ topics, waitForLeaders: true });
};

export const deleteExistingTopics = async (admin: Admin, names: readonly string[]): Promise<void> => {
  const existing = new Set(await admin.listTopics());
  const topics = names
    .flatMap((name) => [name, name + deadLetterSuffix])
    .filter((name) => existing.has(name));
  if (topics.length > 0) await admin.deleteTopics({ topics });
};

export interface LogBounds {
  /** Where this consumer begins, per `topic/partition`. */
  starts: Map<string, bigint>;
  /** The oldest message that is kept, per `topic/partition`. */
  lows: Map<string, bigint>;
  /** The next offset that will be written, per `topic/partition`. */
  ends: Map<string, bigint>;
}

const committedOffsets = async (admin: Admin, groupId: string, topics: readonly string[]) => {
  const committed = new Map<string, bigint>();
  for (const { topic, partitions } of await admin.fetchOffsets({ groupId, topics: [...topics] })) {
    for (const { partition, offset } of partitions) {
      if (offset !== '-1') committed.set(partitionKey(topic, partition), BigInt(offset));
    }
  }
  return committed;
};

/** Where the logs of these topics end, and where a consumer with this starting point begins in them. */
export const logBounds = async (
  admin: Admin,
  {
    topics,
    from,
    committedBy,
  }: { topics: readonly string[]; from: StartingPoint; committedBy: string | null },
): Promise<LogBounds> => {
  const bounds: LogBounds = { starts: new Map(), lows: new Map(), ends: new Map() };
  for (const topic of topics) {
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      const key = partitionKey(topic, partition);
      bounds.starts.set(key, BigInt(from === 'end' ? high : low));
      bounds.lows.set(key, BigInt(low));
      bounds.ends.set(key, BigInt(high));
    }
    if (typeof from === 'object') {
      for (const seek of await admin.fetchTopicOffsetsByTimestamp(topic, Date.now() - from.sinceMs)) {
        bounds.starts.set(partitionKey(topic, seek.partition), BigInt(seek.offset));
      }
    }
  }
  if (committedBy === null) return bounds;
  const committed = await committedOffsets(admin, committedBy, topics);
  return { ...bounds, starts: new Map([...bounds.starts, ...committed]) };
};

/** The cluster's id with the starting offsets of these topics, named without the stack's prefix. */
export const locate = async (
  admin: Admin,
  { topics, topicPrefix, from }: { topics: readonly string[]; topicPrefix: string; from: StartingPoint },
): Promise<Location> => {
  const prefixed = topics.map((topic) => topicPrefix + topic);
  const { starts } = await logBounds(admin, { topics: prefixed, from, committedBy: null });
  const { clusterId } = await admin.describeCluster();
  return {
    clusterId,
    offsets: new Map([...starts].map(([key, offset]) => [key.slice(topicPrefix.length), offset])),
  };
};
