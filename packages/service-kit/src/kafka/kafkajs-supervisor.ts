import type { Logger } from '../logging/logger.ts';
import { backoffMs, type Backoff } from '../time/backoff.ts';
import { within } from '../time/within.ts';
import type { RunningConsumer } from './kafka-port.ts';
import { beginConsumerLife } from './kafkajs-consumer.ts';
import type { ConsumerLife, ConsumerLifeOptions } from './kafkajs-consumer-life.ts';
import { isMendedByRebuild } from './kafkajs-errors.ts';

export interface SupervisorOptions extends Omit<ConsumerLifeOptions, 'onCrash' | 'onCaughtUp' | 'reached'> {
  /** For a crash that no rebuild fixes: the process should end non-zero. */
  onFatal: (error: Error) => void;
  /** Begins one life; a test's own where it wants to see what follows its end. */
  begin?: (life: ConsumerLifeOptions) => Promise<ConsumerLife>;
  /** How long `stop` waits for it to leave its group, or to give up connecting. Default 2.5 s. */
  stopWithinMs?: number;
}

const patienceWithDisconnectMs = 5_000;

/** Between attempts to build a consumer, or to ask a broker that does not answer. */
export const rebuildBackoff: Backoff = { firstMs: 100, maxMs: 2_000 };

/** Waits for its end, whatever that is, no longer than this. */
const waitFor = (patienceMs: number, work: Promise<void>): Promise<void> =>
  within(patienceMs, work, () => new Error('did not end in time')).catch(() => undefined);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Keeps one consumer alive: builds it, as often as it takes; builds it anew when it crashes, or when it has
 * neither fetched nor handled anything for twice its session timeout.
 */
export const superviseConsumer = (supervisor: SupervisorOptions): RunningConsumer => {
  const { options, times, onFatal, begin = beginConsumerLife, stopWithinMs = 2_500 } = supervisor;
  const logger: Logger = supervisor.logger.child({ group: options.groupId });
  const reached = new Map<string, bigint>();
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  let stopped = false;
  let life: ConsumerLife | undefined;
  let wake: () => void = () => undefined;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const build = async (): Promise<{ crashed: Promise<Error> } | undefined> => {
    const crashed = Promise.withResolvers<Error>();
    try {
      life = await begin({
        ...supervisor,
        logger,
        reached,
        onCrash: crashed.resolve,
        onCaughtUp: () => {
          isReady = true;
          ready.resolve();
        },
      });
      return { crashed: crashed.promise };
    } catch (error) {
      logger.warn({ reason: reasonOf(error) }, 'consumer cannot start yet');
      return undefined;
    }
  };

  const untilSilent = async (): Promise<'silent'> => {
    const limit = 2 * times.sessionTimeoutMs;
    while (!stopped && life && Date.now() - life.lastSign() < limit) await sleep(times.sessionTimeoutMs / 4);
    return 'silent';
  };

  const endLife = async (): Promise<void> => {
    const ending = life;
    life = undefined;
    if (ending) await waitFor(patienceWithDisconnectMs, ending.end());
  };

  const supervise = async (): Promise<void> => {
    let failures = 0;
    while (!stopped) {
      const built = await build();
      if (built) {
        failures = 0;
        const end = await Promise.race([built.crashed, untilSilent()]);
        await endLife();
        if (stopped) return;
        if (end !== 'silent' && !isMendedByRebuild(end)) return onFatal(end);
        logger.warn({ reason: end === 'silent' ? end : end.message }, 'building the consumer anew');
      }
      failures += 1;
      if (!stopped) await sleep(backoffMs(failures, rebuildBackoff));
    }
  };

  const running = supervise();
  /** Connecting to a broker that does not answer may take a minute: it is not waited for, and ends when it is over. */
  const stop = async (): Promise<void> => {
    stopped = true;
    wake();
    await endLife();
    await running;
  };
  let stopping: Promise<void> | undefined;
  return {
    ready: () => ready.promise,
    isReady: () => isReady,
    stop: () => (stopping ??= waitFor(stopWithinMs, stop())),
  };
};
