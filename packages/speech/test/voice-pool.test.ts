import { rmSync } from 'node:fs';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { createVoicePool, type VoicePool, type VoicePoolOptions } from '../src/voice/voice-pool.ts';
import { firstThreadFolder } from './support/first-thread-folder.ts';

const pools: VoicePool[] = [];
const poolOf = (options: Partial<VoicePoolOptions> = {}): VoicePool => {
  const pool = createVoicePool({
    logger: { warn: () => undefined },
    threads: 1,
    module: new URL('./support/stub-voice.ts', import.meta.url),
    ...options,
  });
  pools.push(pool);
  return pool;
};
const never = new AbortController().signal;
const speak = async (
  pool: VoicePool,
  text: string,
  options: { signal?: AbortSignal; patience?: AbortSignal } = {},
) => new TextDecoder().decode(await pool.speak(text, 'es', { signal: never, patience: never, ...options }));
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (reason: unknown) => reason,
  );

afterEach(async () => {
  await Promise.all(pools.splice(0).map(({ worker }) => worker.stop()));
});

test('When a listener leaves, then the thread ends that text and speaks the next', async () => {
  const pool = poolOf();
  const leaving = new AbortController();
  const left = refusal(speak(pool, 'hang', { signal: leaving.signal }));
  const next = speak(pool, 'next');
  leaving.abort('gone');
  expect(await left).toBe('gone');
  expect(await next).toMatch(/:next$/);
});

test('When one who waits leaves or runs out of patience, then they are gone and the others keep their order', async () => {
  const pool = poolOf();
  await speak(pool, 'warm');
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const speaking = refusal(speak(pool, 'hang', { signal: first.signal, patience: third.signal }));
  const leaving = refusal(speak(pool, 'b', { signal: second.signal }));
  const impatient = refusal(speak(pool, 'c', { patience: third.signal }));
  const patient = speak(pool, 'd');
  second.abort('left');
  third.abort('waited');
  expect([await leaving, await impatient]).toEqual(['left', 'waited']);
  // Patience is for the wait alone: the first one had begun, and goes on until it is left.
  first.abort('done');
  expect(await speaking).toBe('done');
  expect(await patient).toMatch(/:d$/);
  expect(await refusal(speak(pool, 'e', { signal: second.signal }))).toBe('left');
});

test('When several texts come at once, then as many threads as allowed share them', async () => {
  const pool = poolOf({ threads: 2 });
  const leaving = new AbortController();
  const held = refusal(speak(pool, 'hang', { signal: leaving.signal }));
  const said = await Promise.all(['a', 'b', 'c'].map((text) => speak(pool, text)));
  expect(said.map((text) => text.split(':')[1])).toEqual(['a', 'b', 'c']);
  leaving.abort('enough');
  await held;
});

test.each(['fail', 'die', 'forever'])(
  'When a text makes the voice %s, then it is refused and the next one spoken',
  async (text) => {
    const pool = poolOf({ timeLimitMs: text === 'forever' ? 200 : 20_000 });
    await speak(pool, 'warm');
    expect(await refusal(speak(pool, text))).toMatchObject({ status: 503, code: 'speech-failed' });
    expect(await speak(pool, 'after')).toMatch(/:after$/);
  },
);

test('When one thread does not start, then the others speak what waits', async () => {
  rmSync(firstThreadFolder, { recursive: true, force: true });
  const module = new URL('./support/stub-second-fails.ts', import.meta.url);
  const failed = Promise.withResolvers<void>();
  const pool = poolOf({ threads: 2, module, logger: { warn: () => failed.resolve() } });
  await speak(pool, 'warm');
  const leaving = new AbortController();
  const speaking = refusal(speak(pool, 'hang', { signal: leaving.signal }));
  const waiting = speak(pool, 'waits');
  await failed.promise;
  leaving.abort('gone');
  expect([await speaking, await waiting]).toEqual(['gone', expect.stringMatching(/:waits$/)]);
  rmSync(firstThreadFolder, { recursive: true });
});

test('When the voice is not installed, then every text is refused with the reason', async () => {
  const pool = poolOf({ module: new URL('./support/stub-no-voice.ts', import.meta.url) });
  const reasons = [await refusal(speak(pool, 'a')), await refusal(speak(pool, 'b'))];
  for (const reason of reasons) {
    expect(reason).toBeInstanceOf(DomainError);
    expect(reason).toMatchObject({ status: 503, code: 'speech-not-installed' });
  }
});

test('When the pool stops, then what is spoken and what waits is refused, and nothing begins', async () => {
  const pool = poolOf();
  await speak(pool, 'warm');
  const all = ['forever', 'a'].map((text) => refusal(speak(pool, text)));
  await pool.worker.stop();
  expect(await Promise.all(all)).toMatchObject([{ code: 'speech-busy' }, { code: 'speech-busy' }]);
  expect(await refusal(speak(pool, 'b'))).toMatchObject({ code: 'speech-busy' });
});
