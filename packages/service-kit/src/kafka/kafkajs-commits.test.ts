import { until } from '../testing/wait-for.ts';
import { createCommits } from './kafkajs-commits.ts';

/** A batch whose messages are done one after another, and what was committed of it. */
const batchOf = () => {
  const state = { done: 0, committed: [] as number[], isAway: false };
  const offsets = () => ({
    topics: [{ topic: 't', partitions: [{ partition: 0, offset: `${state.done}` }] }],
  });
  return {
    state,
    batch: {
      uncommittedOffsets: offsets,
      commitOffsetsIfNecessary: async () => {
        if (state.isAway) throw new Error('the broker is away');
        state.committed.push(state.done);
      },
    },
  };
};
const quiet = () => undefined;

test('When messages are done one after another, then they share a commit, and the last of them is in it', async () => {
  const { state, batch } = batchOf();
  const commits = createCommits(20, quiet);
  for (state.done = 1; state.done < 10; state.done += 1) commits.later(batch);
  expect(state.committed).toEqual([]);
  await until(() => state.committed.length > 0);
  expect(state.committed).toEqual([10]);
  await commits.stop();
  expect(state.committed).toEqual([10]);
});

test('When a reader stops or loses its partitions, then what is done is committed at once', async () => {
  const { state, batch } = batchOf();
  const commits = createCommits(60_000, quiet);
  commits.later(batch);
  await commits.now();
  state.done = 7;
  commits.later(batch);
  await commits.stop();
  expect(state.committed).toEqual([0, 7]);
});

test('When a commit fails, then it is made again, also where no further message comes', async () => {
  const { state, batch } = batchOf();
  const failures: unknown[] = [];
  const commits = createCommits(5, (error) => failures.push(error));
  state.isAway = true;
  commits.later(batch);
  await until(() => failures.length > 1);
  state.isAway = false;
  await until(() => state.committed.length > 0);
  await commits.stop();
});
