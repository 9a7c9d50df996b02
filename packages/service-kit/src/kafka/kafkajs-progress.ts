import type { Consumer } from 'kafkajs';
import { partitionKey, type CatchUp } from './catch-up.ts';
import type { ConsumerLifeOptions } from './kafkajs-consumer-life.ts';

/**
 * Follows a consumer's progress by its events. One that keeps no offsets in the broker is put, at every joining of
 * its group, where it had got to.
 */
export const followProgress = (
  consumer: Consumer,
  catchUp: CatchUp,
  { times, options, reached, onCaughtUp }: ConsumerLifeOptions,
) => {
  let batches = 0;
  let told = false;
  const tell = () => {
    if (told || !catchUp.isCaughtUp()) return;
    told = true;
    onCaughtUp();
  };
  const advance = (topic: string, partition: number, next: bigint) => {
    const key = partitionKey(topic, partition);
    catchUp.advance(key, next);
    if (!options.commit) reached.set(key, next);
    tell();
  };
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    const held = Object.entries(payload.memberAssignment).flatMap(([topic, partitions]) =>
      partitions.map((partition) => ({ topic, partition, key: partitionKey(topic, partition) })),
    );
    if (!options.commit) {
      for (const { topic, partition, key } of held) {
        const offset = catchUp.position(key);
        if (offset !== undefined) consumer.seek({ topic, partition, offset: String(offset) });
      }
    }
    catchUp.hold(held.map(({ key }) => key));
    tell();
  });
  consumer.on(consumer.events.START_BATCH_PROCESS, () => {
    batches += 1;
  });
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload }) => {
    if (payload.batchSize === 0) advance(payload.topic, payload.partition, BigInt(payload.lastOffset) + 1n);
  });
  let batchesBefore = 0;
  let fetch: { waitedInFull: boolean; waitedMs: number } | undefined;
  consumer.on(consumer.events.FETCH, ({ payload }) => {
    // One that failed comes back early, and one without its resting partitions says nothing of them.
    const waitedInFull = payload.duration >= times.maxWaitMs * 0.9 && consumer.paused().length === 0;
    fetch = { waitedInFull, waitedMs: Math.min(payload.duration, times.maxWaitMs) };
  });
  // What a fetch brought is handled before the next begins, so only then is it known whether it brought anything.
  consumer.on(consumer.events.FETCH_START, () => {
    if (fetch) catchUp.fetched(batches !== batchesBefore || !fetch.waitedInFull, fetch.waitedMs);
    batchesBefore = batches;
    fetch = undefined;
    tell();
  });
  return { advance };
};
