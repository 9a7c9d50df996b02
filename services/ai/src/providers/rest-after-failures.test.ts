import { ProviderError, type ModelFailure } from './provider-error.ts';
import type { ChatModel } from './provider-port.ts';
import { restAfterFailures } from './rest-after-failures.ts';

const start = (failure: () => ProviderError | null) => {
  let calls = 0;
  let now = 0;
  const inner: ChatModel = {
    name: 'stub',
    async *stream() {
      calls += 1;
      const error = failure();
      if (error) throw error;
      yield { kind: 'text', text: 'hi' };
    },
  };
  const model = restAfterFailures(inner, { failures: 3, restMs: 30_000, now: () => now });
  const ask = async (): Promise<ModelFailure | 'answered'> => {
    const request = { messages: [], maxOutputTokens: 1, signal: new AbortController().signal };
    try {
      for await (const _ of model.stream(request));
      return 'answered';
    } catch (error) {
      return (error as ProviderError).kind;
    }
  };
  return { ask, calls: () => calls, pass: (ms: number) => void (now += ms) };
};

test('When a model has failed three times in a row, then it is left alone for a while and asked again after it', async () => {
  let isDown = true;
  const { ask, calls, pass } = start(() => (isDown ? new ProviderError('slow', 'x') : null));
  for (let n = 0; n < 5; n += 1) expect(await ask()).toBe('slow');
  expect(calls()).toBe(3);
  pass(30_000);
  isDown = false;
  expect(await ask()).toBe('answered');
  expect(await ask()).toBe('answered');
});

test('When it asks for longer, then it gets that; when it asks for days, then five minutes', async () => {
  const { ask, calls, pass } = start(
    () => new ProviderError('rate-limited', 'x', { retryAfterMs: 90_000_000 }),
  );
  for (let n = 0; n < 3; n += 1) await ask();
  pass(4 * 60_000);
  await ask();
  expect(calls()).toBe(3);
  pass(60_000);
  await ask();
  expect(calls()).toBe(4);
});

test('When a question is at fault, or an answer comes in between, then nothing rests', async () => {
  const answers = ['empty', 'empty', 'empty', 'slow', 'slow', null, 'slow', 'slow'] as const;
  let n = 0;
  const { ask, calls } = start(() => {
    const kind = answers[n++ % answers.length];
    return kind ? new ProviderError(kind, 'x') : null;
  });
  for (let i = 0; i < answers.length; i += 1) await ask();
  expect(calls()).toBe(answers.length);
});
