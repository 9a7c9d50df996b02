import { createProviders } from '../../src/providers/create-providers.ts';
import { providerConfig } from '../../src/providers/provider-config.ts';
import type { ProviderError } from '../../src/providers/provider-error.ts';
import type { ChatModel, ChatPart, ChatRequest } from '../../src/providers/provider-port.ts';
import type { Behaviour, ProviderStub } from '../support/provider-behaviour.ts';
import { startProviderStub } from '../support/provider-stub.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { z } from 'zod';

let stub: ProviderStub;

const connect = async (env: Record<string, string> = {}): Promise<ChatModel> => {
  const config = z.object(providerConfig).parse({
    OPENAI_BASE_URL: stub.url,
    OPENAI_API_KEY: 'sk-secret',
    OPENAI_CHAT_MODEL: 'stub-1',
    OPENAI_CONNECT_TIMEOUT_MS: '500',
    OPENAI_FIRST_WORD_TIMEOUT_MS: '4000',
    OPENAI_IDLE_TIMEOUT_MS: '150',
    ...env,
  });
  const { chat } = await createProviders(config);
  if (!chat) throw new Error('no model');
  return chat;
};

const question = (over: Partial<ChatRequest> = {}): ChatRequest => ({
  messages: [{ role: 'user', content: 'hello there' }],
  maxOutputTokens: 200,
  signal: new AbortController().signal,
  ...over,
});

/** Everything that came, and what ended it. */
const read = async (chat: ChatModel, over: Partial<ChatRequest> = {}) => {
  const parts: ChatPart[] = [];
  let error: ProviderError | undefined;
  try {
    for await (const part of chat.stream(question(over))) parts.push(part);
  } catch (thrown) {
    error = thrown as ProviderError;
  }
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return { text, end: parts.at(-1), error };
};

// One for each test: a call that was given up may arrive late, and would take the next one's behaviour.
beforeEach(async () => {
  stub = await startProviderStub();
});
afterEach(() => stub.close());

test('When a model answers, then its words come in order, with its usage', async () => {
  const chat = await connect();
  const { text, end } = await read(chat, { temperature: 0.2 });
  expect(text).toBe('You said: hello there');
  expect(end).toEqual({ kind: 'end', finish: 'complete', usage: { input: 40, output: 4 } });
  expect(stub.calls[0]).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer sk-secret' });
  expect(stub.calls[0]?.body).toMatchObject({
    model: 'stub-1',
    stream: true,
    max_tokens: 200,
    temperature: 0.2,
    messages: [{ role: 'user', content: 'hello there' }],
  });
});

test('When a server says nothing of usage, then it is estimated', async () => {
  stub.next({ kind: 'answer', pieces: ['twelve chars'], usage: false });
  const { end } = await read(await connect());
  expect(end).toEqual({ kind: 'end', finish: 'complete', usage: { input: 4, output: 4 } });
});

test('When it is over its rate with Retry-After, then it is asked again no sooner than that', async () => {
  stub.next({ kind: 'status', status: 429, headers: { 'retry-after': '1' } });
  const { text } = await read(await connect());
  expect(text).toBe('You said: hello there');
  const [first, second] = stub.calls;
  expect((second?.at ?? 0) - (first?.endedAt ?? 0)).toBeGreaterThanOrEqual(990);
});

test('When Retry-After is longer than anybody waits, then it fails at once, saying when', async () => {
  stub.next({ kind: 'status', status: 429, headers: { 'retry-after': '60' } });
  const { error } = await read(await connect());
  expect(error).toMatchObject({ kind: 'rate-limited', retryAfterMs: 60_000 });
  expect(stub.calls).toHaveLength(1);
});

test.each<[string, Behaviour, string, number]>([
  ['a spent quota', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'over-quota', 1],
  ['a wrong key', { kind: 'status', status: 401 }, 'rejected', 1],
  ['an unknown model', { kind: 'status', status: 404 }, 'rejected', 1],
])(
  'When the provider answers with %s, then asking again is spared',
  async (_what, behaviour, kind, calls) => {
    stub.next(behaviour);
    const { error } = await read(await connect());
    expect(error).toMatchObject({ name: 'ProviderError', kind });
    expect(stub.calls).toHaveLength(calls);
  },
);

test.each<[string, Behaviour]>([
  ['500', { kind: 'status', status: 500 }],
  ['a cut connection', { kind: 'cut', pieces: [] }],
  ['a malformed chunk', { kind: 'malformed', pieces: [] }],
  ['a chunk that is none', { kind: 'strange' }],
  ['nothing', { kind: 'empty' }],
  ['an error in the stream', { kind: 'error-frame', pieces: [] }],
])('When the first answer is %s, then the second attempt is the answer', async (_what, behaviour) => {
  stub.next(behaviour);
  const { text, error } = await read(await connect());
  expect(error).toBeUndefined();
  expect(text).toBe('You said: hello there');
  expect(stub.calls).toHaveLength(2);
});

test('When every attempt fails, then it ends after three', async () => {
  const failure: Behaviour = { kind: 'status', status: 503 };
  stub.next(failure, failure, failure);
  const { error } = await read(await connect());
  expect(error?.kind).toBe('unreachable');
  expect(stub.calls).toHaveLength(3);
});

test.each<[string, Behaviour, string]>([
  ['is cut', { kind: 'cut' }, 'interrupted'],
  ['ends unfinished', { kind: 'unfinished' }, 'interrupted'],
  ['stalls', { kind: 'stall' }, 'interrupted'],
  ['gets malformed', { kind: 'malformed' }, 'interrupted'],
  ['reports an error', { kind: 'error-frame' }, 'interrupted'],
])('When an answer %s in its middle, then its words stay and it says so', async (_what, behaviour, kind) => {
  stub.next(behaviour);
  const { text, error } = await read(await connect());
  expect(text).toBe('Half an ');
  expect(error).toMatchObject({ name: 'ProviderError', kind });
  // Whoever reads has seen the beginning: it cannot be begun anew.
  expect(stub.calls).toHaveLength(1);
});

test.each<[string, Behaviour]>([
  ['says nothing at all', { kind: 'silent' }],
  ['sends a head and no word', { kind: 'silent', headers: true }],
])('When the provider %s, then it is slow and its call is closed', async (_what, behaviour) => {
  stub.next(behaviour);
  const { error } = await read(await connect({ OPENAI_FIRST_WORD_TIMEOUT_MS: '200' }));
  expect(error?.kind).toBe('slow');
  await until(() => stub.calls[0]?.wasAborted, { what: 'the call to be closed' });
});

test('When nobody listens at the address, then it is unreachable', async () => {
  const gone = await startProviderStub();
  await gone.close();
  const chat = await connect({ OPENAI_BASE_URL: gone.url, OPENAI_FIRST_WORD_TIMEOUT_MS: '300' });
  expect((await read(chat)).error?.kind).toBe('unreachable');
});

test('When the provider redirects elsewhere, then nobody follows', async () => {
  const elsewhere = await startProviderStub();
  stub.next({ kind: 'status', status: 307, headers: { location: `${elsewhere.url}/chat/completions` } });
  await read(await connect({ OPENAI_FIRST_WORD_TIMEOUT_MS: '300' }));
  expect(elsewhere.calls).toHaveLength(0);
  await elsewhere.close();
});

test('When 10,000 tokens come where 200 were asked for, then it stops at the limit and hangs up', async () => {
  const flood: Behaviour = { kind: 'flood', tokens: 10_000 };
  // The first call may be given up for its connection on a busy machine.
  stub.next(flood, flood, flood);
  const { text, end } = await read(await connect());
  expect(end).toMatchObject({ kind: 'end', finish: 'length' });
  expect(text.length).toBeLessThan(2_000);
  await until(() => stub.calls.at(-1)?.wasAborted, { what: 'the flood to be closed' });
});

test('When one piece is longer than a whole answer may be, then it is cut at the limit', async () => {
  const long: Behaviour = { kind: 'answer', pieces: ['word '.repeat(10_000)] };
  stub.next(long, long, long);
  const { text, end } = await read(await connect());
  expect(end).toMatchObject({ kind: 'end', finish: 'length' });
  expect(text.length).toBeLessThan(2_000);
});

test('When the answer is stopped, then the provider’s call ends within 200 ms', async () => {
  stub.next({ kind: 'answer', pieces: Array.from({ length: 500 }, () => 'word '), betweenMs: 20 });
  const stop = new AbortController();
  const chat = await connect();
  let stoppedAt = 0;
  const reading = (async () => {
    for await (const part of chat.stream(question({ signal: stop.signal }))) {
      if (part.kind !== 'text' || stoppedAt > 0) continue;
      stoppedAt = Date.now();
      stop.abort(new Error('stopped by the learner'));
    }
  })();
  await expect(reading).rejects.toThrow('stopped by the learner');
  await until(() => stub.calls[0]?.endedAt, { what: 'the call to end' });
  expect(stub.calls[0]?.wasAborted).toBe(true);
  expect((stub.calls[0]?.endedAt ?? 0) - stoppedAt).toBeLessThan(200);
});

test('When a speech model is configured, then it gives a recording; otherwise there is none', async () => {
  const config = z.object(providerConfig).parse({ OPENAI_BASE_URL: stub.url, OPENAI_SPEECH_MODEL: 'tts' });
  const { speech } = await createProviders(config);
  stub.next({ kind: 'status', status: 500 });
  const signal = new AbortController().signal;
  const audio = await speech?.speak({ text: 'Hola', language: 'es', signal });
  expect(audio?.length).toBeGreaterThan(0);
  expect(stub.calls.at(-1)?.body).toMatchObject({ model: 'tts', input: 'Hola', response_format: 'mp3' });
  const none = await createProviders(z.object(providerConfig).parse({ OPENAI_SPEECH_MODEL: 'tts' }));
  expect(none).toEqual({ chat: null, speech: null });
});
