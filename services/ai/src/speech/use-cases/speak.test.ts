import { speechWaitMs } from '@academy/contracts/http/ai/speech.ts';
import { createSpeechUnderTest, createTestVoice } from '../testing/speech-under-test.ts';
import { showSpeech } from './show-speech.ts';
import { speakSegment, speakWhole, type Listening } from './speak.ts';

const premium = { userId: 'ana', role: 'learner', plan: 'premium' } as const;
const free = { userId: 'eva', role: 'learner', plan: 'free' } as const;
const lesson = { kind: 'lesson', id: 'lesson-1', language: 'es' } as const;
const listening = (over: Partial<Listening> = {}): Listening => ({
  heard: lesson,
  listener: premium,
  signal: new AbortController().signal,
  ...over,
});
const textOf = (mp3: Uint8Array | undefined) => new TextDecoder().decode(mp3);
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (reason: unknown) => reason,
  );
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('When a segment is heard, then its prose is spoken once and kept for everybody', async () => {
  const { voice, requests } = createTestVoice();
  const { deps } = createSpeechUnderTest([voice]);
  const first = await speakSegment(deps, listening(), { segment: 1 });
  const again = await speakSegment(deps, listening({ listener: { ...premium, userId: 'eva' } }), {
    segment: 1,
  });
  expect([first, again].map(({ mp3 }) => textOf(mp3))).toEqual(['<Un prompt claro.>', '<Un prompt claro.>']);
  expect(requests).toHaveLength(1);
});

test('When the whole is heard, then its parts come in order, under one lock', async () => {
  const { voice, requests } = createTestVoice();
  const { deps, clock } = createSpeechUnderTest([voice]);
  const { first, rest } = await speakWhole(deps, listening());
  const parts = [textOf(first.mp3)];
  const other = speakSegment(deps, listening(), { segment: 2 });
  for await (const { mp3 } of rest) parts.push(textOf(mp3));
  expect(parts).toEqual(['<Título.>', '<Un prompt claro.>', '<Otro.>']);
  // The second call waited for the lock, and then found it spoken.
  expect(textOf((await other).mp3)).toBe('<Otro.>');
  expect(requests).toHaveLength(3);
  expect(clock.waiting()).toBe(0);
});

test('When no voice begins within half a minute, then the listener is refused and the next in line is heard', async () => {
  const { voice, hold } = createTestVoice();
  const { deps, clock } = createSpeechUnderTest([voice]);
  const go = hold();
  const first = refusal(speakSegment(deps, listening(), { segment: 0 }));
  await settle();
  clock.pass(1_000);
  const next = refusal(speakSegment(deps, listening(), { segment: 1 }));
  await settle();
  clock.pass(speechWaitMs - 1_000);
  expect(await first).toMatchObject({ status: 503, code: 'speech-busy', headers: { 'Retry-After': '10' } });
  go();
  expect(await next).toBe('none');
});

test('When a lock does not come within half a minute, then its caller is refused and leaves the queue', async () => {
  const { voice, hold } = createTestVoice();
  const { deps, clock } = createSpeechUnderTest([voice]);
  const release = await deps.locks.acquire('ana', {
    signal: new AbortController().signal,
    patience: new AbortController().signal,
  });
  const waiting = refusal(speakSegment(deps, listening(), { segment: 1 }));
  await settle();
  clock.pass(speechWaitMs);
  expect(await waiting).toMatchObject({ status: 503, code: 'speech-busy' });
  release();
  hold()();
  expect(await refusal(speakSegment(deps, listening(), { segment: 1 }))).toBe('none');
});

test('When the listener leaves, then the voice is told, the lock is released and nothing is kept', async () => {
  const { voice, hold, requests } = createTestVoice();
  const { deps, audio, clock } = createSpeechUnderTest([voice]);
  const go = hold();
  const gone = new AbortController();
  const left = refusal(speakSegment(deps, listening({ signal: gone.signal }), { segment: 0 }));
  await settle();
  gone.abort('gone');
  expect(await left).toBe('gone');
  expect(requests[0]?.signal.aborted).toBe(true);
  expect([audio.size, clock.waiting()]).toEqual([0, 0]);
  go();
  expect(await refusal(speakSegment(deps, listening(), { segment: 0 }))).toBe('none');
});

test('When the whole is left half way, then the lock is free again', async () => {
  const { voice } = createTestVoice();
  const { deps, clock } = createSpeechUnderTest([voice]);
  const { rest } = await speakWhole(deps, listening());
  await rest.return(undefined);
  expect(await refusal(speakSegment(deps, listening(), { segment: 2 }))).toBe('none');
  expect(clock.waiting()).toBe(0);
});

test('When the listener leaves after a part and nobody reads on, then the lock is free again', async () => {
  const { voice } = createTestVoice();
  const { deps } = createSpeechUnderTest([voice]);
  const gone = new AbortController();
  await speakWhole(deps, listening({ signal: gone.signal }));
  gone.abort('gone');
  expect(await refusal(speakSegment(deps, listening(), { segment: 2 }))).toBe('none');
});

test("When the provider's voice fails, then the built-in one speaks, says so, and each is kept under its own name", async () => {
  const provider = createTestVoice({ kind: 'openai', model: 'tts' });
  const builtIn = createTestVoice();
  const { deps } = createSpeechUnderTest([provider.voice, builtIn.voice]);
  provider.failWith(new Error('over quota'));
  expect((await speakSegment(deps, listening(), { segment: 1 })).spokenBy).toEqual({ kind: 'built-in' });
  provider.failWith(null);
  expect((await speakSegment(deps, listening(), { segment: 1 })).spokenBy).toMatchObject({ model: 'tts' });
  expect((await showSpeech(deps, lesson, premium)).spokenBy).toMatchObject({ kind: 'openai' });
});

test('When a segment is asked for that there is not, or of another version, then it says what is wrong', async () => {
  const { voice, requests } = createTestVoice();
  const { deps } = createSpeechUnderTest([voice]);
  const { version, segments } = await showSpeech(deps, lesson, premium);
  expect(segments.map(({ block, item }) => [block, item])).toEqual([
    [null, null],
    [0, null],
    [1, null],
  ]);
  expect(await refusal(speakSegment(deps, listening(), { segment: 3 }))).toMatchObject({
    status: 400,
    fields: [{ path: 'segment' }],
  });
  expect(await refusal(speakSegment(deps, listening(), { segment: 0, version: 'old' }))).toMatchObject({
    status: 409,
  });
  expect(await refusal(speakSegment(deps, listening(), { segment: 0, version }))).toBe('none');
  expect(requests).toHaveLength(1);
});

test.each([
  ['lesson', 'nothing', premium, 404],
  ['document', 'nothing', premium, 404],
  ['lesson', 'lesson-2', free, 403],
  ['document', 'document-2', free, 403],
  ['lesson', 'lesson-1', free, 200],
  ['document', 'document-1', free, 200],
] as const)(
  'When %s %s is asked for, then it is found, or refused before anything is spoken',
  async (kind, id, listener, status) => {
    const { voice, requests } = createTestVoice();
    const { deps } = createSpeechUnderTest([voice]);
    const heard = { kind, id, language: 'es' } as const;
    const outcomes = await Promise.all([
      refusal(speakSegment(deps, listening({ heard, listener }), { segment: 0 })),
      refusal(speakWhole(deps, listening({ heard, listener })).then(({ rest }) => rest.return(undefined))),
      refusal(showSpeech(deps, heard, listener)),
    ]);
    const all = (value: unknown) => [value, value, value];
    if (status === 200) expect(outcomes).toEqual(all('none'));
    else {
      expect(outcomes).toMatchObject(all({ status }));
      expect(requests).toEqual([]);
    }
  },
);
