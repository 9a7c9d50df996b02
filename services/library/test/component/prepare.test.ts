import { join } from 'node:path';
import { topics } from '@academy/contracts/registry/topics.ts';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';

// No topics: the job creates them.
const stack = useTestStack({ topics: [] });

/** `start.ts --prepare`, as the init job of the containers runs it, with nothing but the stores' addresses. */
const prepare = async (): Promise<{ code: number | null; errors: string }> => {
  const file = join(import.meta.dirname, '../../src/start.ts');
  const child = startChild({ file, args: ['--prepare'], env: { ...stack.env, NODE_ENV: 'production' } });
  const { code } = await child.exited;
  return { code, errors: child.errors() };
};

test('When the stores are prepared twice at once and again, then indexes and topics are there and nothing fails', async () => {
  const both = await Promise.all([prepare(), prepare()]);
  const again = await prepare();
  expect([...both, again]).toEqual([1, 2, 3].map(() => ({ code: 0, errors: '' })));
  const mongo = await stack.database('library');
  const indexes = await mongo.db?.collection('documents').indexes();
  expect(indexes?.length).toBeGreaterThan(1);
  const { offsets } = await stack.kafka().locate(
    topics.map(({ name }) => name),
    { sinceMs: 60_000 },
  );
  expect(offsets.size).toBeGreaterThanOrEqual(topics.length);
});
