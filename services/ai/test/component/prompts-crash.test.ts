import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { releaseAbandoned } from '../../src/prompts/use-cases/release-abandoned.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
let under: AiUnderTest;

beforeAll(async () => {
  under = await startAi(stack);
}, 60_000);

const path = '/api/prompts/import';
// More than are written at once, so that the death comes between two batches.
const prompts = Array.from({ length: 90 }, (_, n) => ({ name: `Prompt ${n}`, text: `Write number ${n}.` }));

/** A replica in a process of its own that dies after that batch of an import, trusting the same keys. */
const startDying = async (batch: number) => {
  const keys = await under.issuer.serve();
  stack.afterSuite(() => keys.close());
  const file = join(import.meta.dirname, '../../src/start.ts');
  const env = { ...stack.env, SENTENCE_ENCODER: 'off', AUTH_JWKS_URL: keys.url };
  const child = startChild({ file, env: { ...env, FAILPOINT: `prompts.after_batch:${batch}` } });
  stack.afterSuite(() => child.kill('SIGKILL'));
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  return { child, client: createTestClient(`http://127.0.0.1:${port}`) };
};

test('When the service dies in the middle of an import, then it can be sent again, and else leaves nothing', async () => {
  const { prompts: deps } = under.deps;
  const authorization = await under.issuer.bearer({ sub: 'ana' });
  const importId = randomUUID();
  const body = { importId, prompts };
  const { child, client } = await startDying(1);
  await expect(client.post(path, { authorization, body })).rejects.toThrow();
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });

  const ids = prompts.map((_, n) => `${importId}-${n}`);
  const written = async () => (await deps.prompts.findAll(ids)).length;
  expect(await written()).toBe(50);
  const listed = async () => (await under.client.get('/api/prompts?limit=100', { authorization })).body;
  expect(await listed()).toEqual([]);
  // Its places are counted already, and not once more when it goes on.
  const { bytes, count } = await deps.libraries.read('ana');
  expect(count).toBe(prompts.length);

  const again = await under.client.post(path, { authorization, body });
  expect([again.status, again.body]).toEqual([201, { added: prompts.length }]);
  expect(await listed()).toHaveLength(prompts.length);
  expect(await deps.libraries.read('ana')).toMatchObject({ bytes, count, reservations: [] });
  const twice = await under.client.post(path, { authorization, body });
  expect(twice.status).toBe(201);
  expect(await deps.libraries.read('ana')).toMatchObject({ bytes, count, reservations: [] });

  const other = await under.issuer.bearer({ sub: 'eva' });
  const second = await startDying(2);
  const abandoned = { importId: randomUUID(), prompts };
  await expect(second.client.post(path, { authorization: other, body: abandoned })).rejects.toThrow();
  expect(await second.child.exited).toMatchObject({ signal: 'SIGKILL' });
  const orphans = () => deps.prompts.findAll(prompts.map((_, n) => `${abandoned.importId}-${n}`));
  // All its texts are written; what had to follow is the one write that names them.
  expect(await orphans()).toHaveLength(prompts.length);
  const inAnHour = new Date(Date.now() + 61 * 60_000);
  await releaseAbandoned({ ...deps, now: () => inAnHour });
  expect(await orphans()).toEqual([]);
  expect(await deps.libraries.read('eva')).toMatchObject({ bytes: 0, count: 0, reservations: [] });
}, 60_000);
