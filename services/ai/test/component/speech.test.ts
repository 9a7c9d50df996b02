import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import type { Speech } from '@academy/contracts/http/ai/speech.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { decodeMp3 } from '@academy/speech/testing/decode-mp3.ts';
import { audioModels } from '../../src/speech/data/audio-models.ts';
import { createAudioCache } from '../../src/speech/data/audio-cache.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';
import { courseData, documentData, lessonData, publish } from '../support/publish.ts';

const stack = useTestStack();
let under: AiUnderTest;

const contentEs = 'Un **prompt** claro pide el formato y el tono.\n\n- Uno\n- Dos';
const contentEn = 'A clear **prompt** asks for the format and the tone.\n\n- One\n- Two';

beforeAll(async () => {
  under = await startAi(stack);
  const { kafka } = under.runtime;
  const lesson = (courseId: string) => lessonData('Lesson', { courseId, contentEs, contentEn });
  const document = (isPremium: boolean) => documentData('Guide', { contentEs, contentEn, isPremium });
  await publish(kafka, coursePublishedV1, {
    id: 'first',
    data: courseData('First', { lessonIds: ['f1', 'f2'] }),
  });
  await publish(kafka, coursePublishedV1, {
    id: 'second',
    data: courseData('Second', { orderIndex: 1, isPremium: true, lessonIds: ['s1'] }),
  });
  await publish(kafka, coursePublishedV1, {
    id: 'third',
    data: courseData('Third', { orderIndex: 2, lessonIds: ['t1'] }),
  });
  await Promise.all([
    publish(kafka, lessonPublishedV1, { id: 'f1', data: lesson('first') }),
    publish(kafka, lessonPublishedV1, { id: 'f2', data: lesson('first') }),
    publish(kafka, lessonPublishedV1, { id: 's1', data: lesson('second') }),
    publish(kafka, lessonPublishedV1, { id: 't1', data: lesson('third') }),
    publish(kafka, documentAddedV1, { id: 'free', data: document(false) }),
    publish(kafka, documentAddedV1, { id: 'paid', data: document(true) }),
  ]);
  await until(async () => {
    const { courses, documents } = (await under.deps.knowledge.read()).shelf;
    return courses.flatMap(({ lessons }) => lessons).length === 4 && documents.length === 2;
  });
}, 60_000);

const callers = {
  visitor: async () => undefined,
  free: () => under.issuer.bearer({ plan: 'free' }),
  premium: () => under.issuer.bearer({ plan: 'premium' }),
  administrator: () => under.issuer.bearer({ role: 'administrator' }),
};

/** The audio itself, which the test client would read as text. */
const fetchAudio = async (
  path: string,
  body: object,
  options: { authorization?: string; signal?: AbortSignal } = {},
) => {
  const authorization = options.authorization ?? (await callers.premium());
  return fetch(`${under.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'accept-language': 'es' },
    body: JSON.stringify(body),
    ...(options.signal && { signal: options.signal }),
  });
};

test.each([
  ['visitor', { f1: 401, f2: 401, s1: 401, t1: 401, free: 401, paid: 401 }],
  ['free', { f1: 200, f2: 403, s1: 403, t1: 200, free: 200, paid: 403 }],
  ['premium', { f1: 200, f2: 200, s1: 200, t1: 200, free: 200, paid: 200 }],
  ['administrator', { f1: 200, f2: 200, s1: 200, t1: 200, free: 200, paid: 200 }],
] as const)('When a %s listens, then exactly what is theirs sounds', async (who, expected) => {
  const authorization = await callers[who]();
  for (const [id, status] of Object.entries(expected)) {
    const path = `/api/${id === 'free' || id === 'paid' ? 'documents' : 'lessons'}/${id}/audio`;
    const request = authorization === undefined ? {} : { authorization };
    const list = await under.client.get(`${path}/segments?language=es`, request);
    const segment = await under.client.post(path, { ...request, body: { language: 'es', segment: 0 } });
    const whole = await under.client.post(path, { ...request, body: { language: 'es' } });
    expect({ id, statuses: [list.status, segment.status, whole.status] }).toEqual({
      id,
      statuses: [status, status, status],
    });
  }
});

test.each(['es', 'en'] as const)(
  'When a lesson is heard in %s, then its whole is as long as its segments and sounds',
  async (language) => {
    const authorization = await callers.premium();
    const list = await under.client.get(`/api/lessons/f1/audio/segments?language=${language}`, {
      authorization,
    });
    const speech = list.body as Speech;
    expect(speech).toMatchObject({ language, spokenBy: { kind: 'built-in' } });
    expect(speech.segments.map(({ block, item }) => [block, item])).toEqual([
      [null, null],
      [0, null],
      [1, 0],
      [1, 1],
    ]);
    const response = await fetchAudio('/api/lessons/f1/audio', { language });
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('spoken-by')).toBe('built-in');
    const heard = await decodeMp3(new Uint8Array(await response.arrayBuffer()));
    const estimated = speech.segments.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(heard.seconds).toBeGreaterThan(estimated * 0.7);
    expect(heard.seconds).toBeLessThan(estimated * 1.4);
    expect(heard.loudness).toBeGreaterThan(0.03);
    expect(heard.silence).toBeLessThan(0.5);

    let seconds = 0;
    for (const segment of speech.segments.keys()) {
      const part = await fetchAudio('/api/lessons/f1/audio', { language, segment, version: speech.version });
      seconds += (await decodeMp3(new Uint8Array(await part.arrayBuffer()))).seconds;
    }
    expect(seconds).toBeCloseTo(heard.seconds, 0);
  },
);

test('When no language is given, then it is that of the interface; a wrong field is named', async () => {
  const authorization = await callers.premium();
  const english = await under.client.get('/api/lessons/f1/audio/segments', { authorization, language: 'en' });
  expect(english.body).toMatchObject({ language: 'en' });
  for (const body of [{ language: 'fr' }, { segment: 99 }, { segment: -1 }]) {
    const refused = await under.client.post('/api/lessons/f1/audio', { authorization, language: 'es', body });
    expect([refused.status, Object.keys(body)]).toEqual([
      400,
      [refused.body.fields[0].path.replace('body.', '')],
    ]);
  }
  const old = await under.client.post('/api/lessons/f1/audio', {
    authorization,
    body: { segment: 0, version: 'old' },
  });
  expect(old.status).toBe(409);
  expect((await under.client.post('/api/lessons/none/audio', { authorization, body: {} })).status).toBe(404);
});

test('When the listener leaves, then the work ends on the server and their next speech begins', async () => {
  const authorization = await under.issuer.bearer({ plan: 'premium' });
  const { speech } = under.deps;
  const original = speech.voices[0].speak;
  let told: AbortSignal | undefined;
  speech.voices[0].speak = ({ signal }) =>
    new Promise((_, reject) => {
      told = signal;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  try {
    const leaving = new AbortController();
    const left = fetchAudio(
      '/api/documents/paid/audio',
      { language: 'en', segment: 0 },
      { authorization, signal: leaving.signal },
    );
    left.catch(() => undefined);
    await until(() => told !== undefined);
    leaving.abort();
    await until(() => told?.aborted === true);
  } finally {
    speech.voices[0].speak = original;
  }
  const next = await fetchAudio(
    '/api/documents/paid/audio',
    { language: 'en', segment: 0 },
    { authorization },
  );
  expect(next.status).toBe(200);
  expect((await next.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
});

test('When a member asks for many hard texts, then another’s is heard before theirs', async () => {
  const { kafka } = under.runtime;
  const hard = Array.from({ length: 40 }, (_, at) => `hard-${at}`);
  // Markdown takes long to parse all but the last, which has many marks, too, and is easy.
  const contents = [
    ...hard.map((id) => [id, '*a'.repeat(7_000)]),
    ['marked', 'uno, '.repeat(2_000)],
  ] as const;
  await Promise.all(
    contents.map(([id = '', content = '']) => {
      const data = documentData(`Guide ${id}`, { contentEs: content, contentEn: content, isPremium: false });
      return publish(kafka, documentAddedV1, { id, data });
    }),
  );
  const { hearable } = under.deps.speech;
  await until(async () =>
    (await Promise.all(contents.map(([id = '']) => hearable.document(id)))).every(Boolean),
  );
  const segmentsOf = (id: string, authorization: string) =>
    under.client.get(`/api/documents/${id}/audio/segments?language=es`, { authorization, language: 'es' });
  const [one, other] = await Promise.all([
    under.issuer.bearer({ plan: 'free', sub: 'asks-for-many' }),
    under.issuer.bearer({ plan: 'free', sub: 'asks-for-one' }),
  ]);
  let ended = 0;
  let wasHeard = false;
  const answers = hard.map(async (id) => {
    const answer = await segmentsOf(id, one);
    if (!wasHeard) ended += 1;
    return answer;
  });
  const heard = await segmentsOf('marked', other);
  wasHeard = true;
  expect(heard.status).toBe(200);
  // It may come to the service after some of them; behind all, it would be refused.
  expect(ended).toBeLessThan(10);
  const others = (await Promise.all(answers)).map(({ status }) => status);
  expect(others.filter((status) => status !== 200 && status !== 503)).toEqual([]);
}, 60_000);

test('When the cache is full, then what was used longest ago goes, bytes and all', async () => {
  const models = audioModels(under.runtime.mongo);
  await Promise.all([models.entries.deleteMany({}), models.bytes.deleteMany({})]);
  let minute = 0;
  let kept = 0;
  const cache = createAudioCache(models, {
    maxBytes: 2_500,
    now: () => new Date(Date.UTC(2030, 0, 1, 2 * minute)),
    onKept: () => (kept += 1),
  });
  for (const key of ['a', 'b', 'c']) {
    minute += 1;
    await cache.keep(key, new Uint8Array(1_000).fill(minute));
  }
  minute += 1;
  expect(await cache.read('a')).toEqual(new Uint8Array(1_000).fill(1));
  expect([kept, await cache.total(), await cache.trim(), await cache.total()]).toEqual([3, 3_000, 1, 2_000]);
  expect([await cache.read('a'), await cache.read('b')]).toEqual([expect.any(Uint8Array), null]);
  expect(await models.bytes.countDocuments({})).toBe(2);
  // A crash between the two writes leaves an entry without audio: a miss.
  await models.bytes.deleteOne({ _id: 'c' });
  expect(await cache.read('c')).toBeNull();
  await cache.keep('c', new Uint8Array(10));
  expect([await cache.total(), await cache.trim()]).toEqual([1_010, 0]);
});
