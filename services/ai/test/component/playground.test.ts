import { join } from 'node:path';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';
import type { ProviderStub } from '../support/provider-behaviour.ts';
import { startProviderStub } from '../support/provider-stub.ts';

const stack = useTestStack();
const content = join(import.meta.dirname, '../../../../content');
let stub: ProviderStub;
let live: AiUnderTest;
let alone: AiUnderTest;

beforeAll(async () => {
  stub = await startProviderStub();
  stack.afterSuite(() => stub.close());
  const env = { CONTENT_DIR: content, AI_TOKENS_PER_DAY_FREE: '2000' };
  live = await startAi(stack, {
    env: { ...env, OPENAI_BASE_URL: stub.url, OPENAI_API_KEY: 'key', OPENAI_CHAT_MODEL: 'gpt-4o-mini' },
  });
  alone = await startAi(stack, { env });
}, 60_000);
beforeEach(() => stub.reset());

const run = async (under: AiUnderTest, prompt: string, sub: string = newId()) =>
  under.client.post('/api/playground/run', {
    authorization: await under.issuer.bearer({ sub, plan: 'free' }),
    language: 'es',
    body: { prompt },
  });

test('When a visitor opens the playground, then the setup and the pairs of a language are there', async () => {
  const { body: setup } = await live.client.get('/api/playground');
  expect(setup).toMatchObject({ liveModel: 'gpt-4o-mini', prices: { asOf: expect.any(String) } });
  expect((await alone.client.get('/api/playground')).body.liveModel).toBeNull();
  const { body: pairs } = await live.client.get('/api/playground/pairs?language=es');
  expect(pairs.length).toBeGreaterThanOrEqual(12);
  expect(pairs[0].title).toBe('Avisar de un retraso');
});

test('When a member runs a prompt, then the model gets it as it is, and tokens and cost come with the answer', async () => {
  stub.next({ kind: 'answer', pieces: ['Hola, ', 'Ana'] });
  const { status, body } = await run(live, ' Saluda a Ana ');
  expect(status).toBe(200);
  expect(body).toMatchObject({ text: 'Hola, Ana', model: 'gpt-4o-mini', finish: 'complete' });
  expect(body.inputTokens).toBeGreaterThan(0);
  expect(body.costEuro).toBeGreaterThan(0);
  expect(stub.calls[0]?.body).toMatchObject({ messages: [{ role: 'user', content: ' Saluda a Ana ' }] });
});

test('When the budget of the day is spent, then a run is refused and the model is not asked', async () => {
  const sub = newId();
  const answers = [];
  for (let n = 0; n < 6; n += 1) {
    stub.next({ kind: 'answer', pieces: Array.from({ length: 700 }, () => 'palabra ') });
    answers.push(await run(live, 'Escribe mucho', sub));
  }
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.type).toBe('/problems/budget-spent');
  expect(stub.calls.length).toBe(answers.filter(({ status }) => status === 200).length);
});

test('When the model fails or none is configured, then the run is refused in words, never blank', async () => {
  stub.next({ kind: 'status', status: 401 }, { kind: 'status', status: 401 });
  const failed = await run(live, 'Hola');
  expect([failed.status, failed.body.detail.length > 0]).toEqual([503, true]);
  expect((await run(alone, 'Hola')).status).toBe(503);
});

test.each(['', '  \n', 'x'.repeat(10_001)])(
  'When a prompt is empty or too long, then it is refused',
  async (prompt) => {
    expect((await run(live, prompt)).status).toBe(400);
    expect(stub.calls).toHaveLength(0);
  },
);
