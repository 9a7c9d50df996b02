import type { Socket } from 'node:net';
import type { Kafka } from 'kafkajs';
import type { Logger } from '../logging/logger.ts';
import type { ConsumeOptions } from './kafka-port.ts';

export interface ConsumerTimes {
  sessionTimeoutMs: number;
  heartbeatMs: number;
  /** How long the broker may hold a fetch open; also how long a resumed partition may wait for its next one. */
  maxWaitMs: number;
}

export interface ConsumerLifeOptions {
  /** A client whose connections are all opened by what it is given. */
  createClient: (open: (socket: () => Socket) => Socket) => Kafka;
  topicPrefix: string;
  times: ConsumerTimes;
  options: ConsumeOptions;
  logger: Logger;
  onCrash: (error: Error) => void;
  onCaughtUp: () => void;
  /** Where a consumer without commits had got to in its earlier life, in every partition that there was. */
  reached: Map<string, bigint>;
}

/** One life of a consumer, from its connection to its crash, stop or replacement. */
export interface ConsumerLife {
  /** When it last fetched or handled something, in ms since the epoch. */
  lastSign: () => number;
  end: () => Promise<void>;
}
