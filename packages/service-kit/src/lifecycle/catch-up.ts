import type { KafkaPort, RunningConsumer } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { pause } from '../time/pause.ts';

export interface CatchUpOptions {
  feeds: readonly Pick<RunningConsumer, 'ready'>[];
  kafka: Pick<KafkaPort, 'ping'>;
  logger: Logger;
  signal: AbortSignal;
  /** How long Kafka may stay away before the process takes work without having caught up, in milliseconds. */
  patienceMs?: number;
}

/**
 * Resolves when every feed has read what happened before the start. Where Kafka does not answer for `patienceMs`
 * (20 s) it resolves all the same: the process then works with what it knows, as one does that is running when Kafka
 * goes away, and catches up by itself when Kafka is back.
 */
export const catchUp = async (options: CatchUpOptions): Promise<void> => {
  const { feeds, kafka, logger, signal, patienceMs = 20_000 } = options;
  let caughtUp = false;
  const all = Promise.all(feeds.map((feed) => feed.ready())).then(() => void (caughtUp = true));
  while (!caughtUp && !signal.aborted) {
    await Promise.race([all, pause(patienceMs, signal).catch(() => undefined)]);
    if (caughtUp || signal.aborted) return;
    const isAway = await kafka.ping().then(
      () => false,
      () => true,
    );
    if (!isAway) continue;
    logger.warn('kafka is away: taking work before what was missed is known');
    return;
  }
};
