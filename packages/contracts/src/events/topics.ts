/** How long a topic keeps its messages: for ever the last one of each key, or a number of days. */
export type Retention = { compacted: true } | { days: number };

export interface TopicContract {
  name: string;
  partitions: number;
  retention: Retention;
}

/** Declares a topic; three partitions unless order across its keys matters. A service keeps its own in `<service>/topics.ts`. */
export const defineTopic = (name: string, retention: Retention, partitions = 3): TopicContract => ({
  name,
  partitions,
  retention,
});

/** `<name>.dlq` (1 partition, 14 days) is created beside each topic. */
export const deadLetterSuffix = '.dlq';
export const deadLetterRetention: Retention = { days: 14 };

/** Parked messages that are given back, each to the one consumer group that parked it. Created beside the others. */
export const replaysTopic: TopicContract = {
  name: 'parked.replays',
  partitions: 1,
  retention: deadLetterRetention,
};
