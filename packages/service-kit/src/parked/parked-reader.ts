import { unavailable } from '../errors/domain-error.ts';
import { partitionKey } from '../kafka/catch-up.ts';
import type { KafkaPort, ReceivedMessage, RunningConsumer } from '../kafka/kafka-port.ts';
import { pause } from '../time/pause.ts';

const dayMs = 86_400_000;
const lookAgainMs = 20;

export interface ParkedReader {
  /**
   * Everything that was on the topics when it was called has been read when it resolves. Throws DomainError 503 where
   * that takes longer than `patienceMs`, as it does while Kafka is away.
   */
  upToDate(): Promise<void>;
  close(): Promise<void>;
}

/** Reads these dead-letter topics from their beginning; starts with the first call. */
export const createParkedReader = (
  kafka: Pick<KafkaPort, 'consume' | 'locate'>,
  options: { topics: readonly string[]; take: (record: ReceivedMessage) => void; patienceMs: number },
): ParkedReader => {
  const { topics, take, patienceMs } = options;
  const positions = new Map<string, bigint>();
  let consumer: RunningConsumer | undefined;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const start = (): RunningConsumer =>
    kafka.consume({
      groupId: 'parked-messages',
      topics,
      from: 'beginning',
      commit: false,
      handler: (record) => {
        take(record);
        positions.set(partitionKey(record.topic, record.partition), BigInt(record.offset) + 1n);
        return Promise.resolve('done');
      },
    });

  const catchUp = async (): Promise<void> => {
    consumer ??= start();
    await consumer.ready();
    const { offsets: ends } = await kafka.locate(topics, { sinceMs: -dayMs });
    const { offsets: starts } = await kafka.locate(topics, { sinceMs: 365 * dayMs });
    const isBehind = ([partition, end]: [string, bigint]): boolean =>
      (positions.get(partition) ?? starts.get(partition) ?? 0n) < end;
    const giveUpAt = Date.now() + patienceMs;
    while ([...ends].some(isBehind)) {
      if (Date.now() > giveUpAt) throw unavailable();
      await pause(lookAgainMs);
    }
  };

  const run = (): Promise<void> => {
    next = null;
    running = catchUp().finally(() => (running = null));
    return running;
  };

  /** One run at a time. A call during a run shares the one after it: this one may have asked for the ends already. */
  const shared = (): Promise<void> => {
    if (running === null) return next ?? run();
    next ??= running.then(run, run);
    return next;
  };

  return {
    upToDate: async () => {
      const tooLate = Promise.withResolvers<never>();
      const timer = setTimeout(() => tooLate.reject(unavailable()), patienceMs);
      try {
        await Promise.race([shared(), tooLate.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => consumer?.stop(),
  };
};
