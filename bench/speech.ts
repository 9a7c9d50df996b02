/**
 * Lessons read out by the built-in voice through a whole academy, none of it cached: from the player's first call until it
 * has the first segment in hand, and the whole as one file against the time that it plays. What sounds is decoded and its
 * loudness checked. Prints one JSON line. The academy is started by the starter's own code, on free ports and in a folder
 * that is removed.
 * Run: `npm exec -- node bench/speech.ts`
 */
import type { Speech } from '@academy/contracts/http/ai/speech.ts';
import { decodeMp3, type Decoded } from '@academy/speech/testing/decode-mp3.ts';
import { median, rounded } from './support/statistics.ts';
import { withAcademy, type BenchAcademy } from './support/with-academy.ts';

const FIRST_SEGMENT_LIMIT_MS = 1_000;
const REACH = 10;
const LESSONS = 5;
/** A lesson of about this many words; the nearest are taken. */
const WORDS = 600;
/** Of full scale; silence would be 0. */
const LEAST_LOUDNESS = 0.03;
const languages = ['es', 'en'] as const;

interface Lesson {
  id: string;
  words: Record<(typeof languages)[number], number>;
}

const callerOf = async ({ url, administrator }: BenchAcademy) => {
  const call = async (path: string, body?: object, token?: string): Promise<Response> => {
    const response = await fetch(url + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    return response;
  };
  const { token } = (await (await call('/api/auth/login', administrator)).json()) as { token: string };
  const json = async <Answer>(path: string): Promise<Answer> =>
    (await call(path, undefined, token)).json() as Promise<Answer>;
  const audio = async (path: string, body: object): Promise<Uint8Array> =>
    new Uint8Array(await (await call(path, body, token)).arrayBuffer());
  return { json, audio };
};

type Caller = Awaited<ReturnType<typeof callerOf>>;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** The lessons whose length is nearest to what the goal speaks of. */
const lessonsOf = async ({ json }: Caller): Promise<Lesson[]> => {
  const courses = await json<{ id: string }[]>('/api/courses');
  const listed = await Promise.all(
    courses.map(({ id }) => json<{ id: string }[]>(`/api/courses/${id}/lessons`)),
  );
  const lessons = await Promise.all(
    listed.flat().map(async ({ id }): Promise<Lesson> => {
      const { contentEs, contentEn } = await json<{ contentEs: string; contentEn: string }>(
        `/api/lessons/${id}`,
      );
      return { id, words: { es: wordsOf(contentEs), en: wordsOf(contentEn) } };
    }),
  );
  return lessons
    .toSorted((a, b) => Math.abs(a.words.es - WORDS) - Math.abs(b.words.es - WORDS))
    .slice(0, LESSONS);
};

interface Heard {
  words: number;
  firstSegmentMs: number;
  timesRealTime: number;
  decoded: Decoded;
}

const hear = async (
  { json, audio }: Caller,
  lesson: Lesson,
  language: (typeof languages)[number],
): Promise<Heard> => {
  const path = `/api/lessons/${lesson.id}/audio`;
  const began = performance.now();
  const { version } = await json<Speech>(`${path}/segments?language=${language}`);
  await audio(path, { language, segment: 0, version });
  const firstSegmentMs = performance.now() - began;
  const wholeBegan = performance.now();
  const whole = await audio(path, { language });
  const seconds = (performance.now() - wholeBegan) / 1000;
  const decoded = await decodeMp3(whole);
  return { words: lesson.words[language], firstSegmentMs, timesRealTime: decoded.seconds / seconds, decoded };
};

await withAcademy(async (academy) => {
  const caller = await callerOf(academy);
  const heard: Heard[] = [];
  for (const lesson of await lessonsOf(caller))
    for (const language of languages) heard.push(await hear(caller, lesson, language));
  const firsts = heard.map(({ firstSegmentMs }) => firstSegmentMs);
  const ratios = heard.map(({ timesRealTime }) => timesRealTime);
  const loudness = heard.map(({ decoded }) => decoded.loudness);
  const figures = {
    lessons: heard.length,
    words: median(heard.map(({ words }) => words)),
    playsSeconds: rounded(median(heard.map(({ decoded }) => decoded.seconds))),
    firstSegmentMs: {
      cold: rounded(firsts[0] ?? NaN),
      median: rounded(median(firsts)),
      worst: rounded(Math.max(...firsts)),
    },
    limitMs: FIRST_SEGMENT_LIMIT_MS,
    timesRealTime: { median: rounded(median(ratios)), worst: rounded(Math.min(...ratios)) },
    reach: REACH,
    loudness: rounded(Math.min(...loudness)),
  };
  console.log(JSON.stringify({ name: 'speech', ...figures }));
  const isReached =
    Math.max(...firsts) < FIRST_SEGMENT_LIMIT_MS &&
    Math.min(...ratios) >= REACH &&
    Math.min(...loudness) >= LEAST_LOUDNESS;
  if (!isReached) process.exitCode = 1;
});
