import type { TopicContract } from '@academy/contracts/events/topics.ts';

/** A message to publish. Topics and groups are named without the stack's prefix; the adapter adds it. */
export interface OutgoingMessage {
  key: string;
  value: string;
  headers: Readonly<Record<string, string>>;
}

export interface ReceivedMessage {
  topic: string;
  partition: number;
  /** Decimal, as Kafka's offsets are 64 bit. */
  offset: string;
  key: string | null;
  value: string | null;
  headers: Readonly<Record<string, string>>;
  timestamp: Date;
}

/**
 * A send that was given up before it was acknowledged. Its messages may be in the topic or not, but none of them
 * arrives from now on.
 */
export class SendAbandonedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SendAbandonedError';
  }
}

/** The broker refuses these messages as they are (too large, say): sending them again cannot help. */
export class MessageRefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MessageRefusedError';
  }
}

export interface SendOptions {
  /** Abandons the send: it rejects, and nothing of it leaves this process any more. */
  signal?: AbortSignal;
}

/** What becomes of a message: its offset moves on, or it is delivered again once its partition has rested. */
export type Outcome = 'done' | { againInMs: number };

/** Where a group without committed offsets begins; `since` goes back from now by that many milliseconds. */
export type StartingPoint = 'beginning' | 'end' | { sinceMs: number };

export interface ConsumeOptions {
  groupId: string;
  topics: readonly string[];
  from: StartingPoint;
  /**
   * Whether members of the group share the partitions and their progress is kept in the broker. Without it each
   * reader is a group of its own, which `groupId` only names, and begins at `from` each time the process starts.
   */
  commit: boolean;
  /** How many partitions may be handled at a time; messages of one partition never overlap. Default 3. */
  concurrency?: number;
  /** Must not throw: what goes wrong is the consumer's own to retry or park. */
  handler: (message: ReceivedMessage) => Promise<Outcome>;
}

export interface RunningConsumer {
  /** Resolves when everything that was in its partitions when it started has been handled. */
  ready: () => Promise<void>;
  isReady: () => boolean;
  /** Lets the message at hand finish, leaves the group, and resolves. */
  stop: () => Promise<void>;
}

export interface Location {
  /** Offsets mean something only together with it. */
  clusterId: string;
  offsets: ReadonlyMap<string, bigint>;
}

export interface KafkaPort {
  /**
   * Resolves when every replica in sync has the messages; messages of one topic keep the order of the calls.
   * Rejects when the broker did not acknowledge them within ten seconds, in which case they may or may not be in
   * the topic; MessageRefusedError where it refuses them as they are. Once it has rejected, none of them leaves this
   * process any more.
   */
  send: (topic: string, messages: readonly OutgoingMessage[], options?: SendOptions) => Promise<void>;
  /** Begins at once and keeps trying while Kafka is away, so it never rejects. */
  consume: (options: ConsumeOptions) => RunningConsumer;
  /**
   * Creates what is missing of these topics, their dead-letter topics and the one for replays; tries until Kafka has
   * answered.
   */
  ensureTopics: (topics: readonly TopicContract[]) => Promise<void>;
  /** For tests and tools: deletes topics, with their dead-letter topics, that exist. */
  deleteTopics: (topics: readonly string[]) => Promise<void>;
  /**
   * Which cluster this is and, per `topic/partition`, the offset of the first message in that span; tries until
   * Kafka has answered.
   */
  locate: (topics: readonly string[], span: { sinceMs: number }) => Promise<Location>;
  /** Resolves when a broker answers, rejects otherwise. */
  ping: () => Promise<void>;
  /** Stops every consumer, finishes what is being sent, and disconnects. */
  close: () => Promise<void>;
}
