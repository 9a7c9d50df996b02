import type { Speech } from '@academy/contracts/http/ai/speech.ts';
import { createListening, type ListeningView, type Position } from './listening.ts';
import { createPositions } from './positions.ts';
import { playOn, type AudioElement } from './sounding.ts';
import { clockOf, timesOf } from './times.ts';
import { settled } from '../../../../test/support/manual-timers.ts';

const speech: Speech = {
  version: 'v1',
  language: 'es',
  spokenBy: { kind: 'built-in' },
  segments: [0, 1, 2].map((block) => ({ block, item: null, seconds: 10 })),
};

function listeningTo(over: Partial<Speech> = {}) {
  const views: ListeningView[] = [];
  const asked: { segment: number; signal: AbortSignal; answer: (failure?: Error) => void }[] = [];
  const sounding: { from: number; end: () => void; isStopped: boolean }[] = [];
  let position: Position | null = null;
  const listening = createListening({
    loadSpeech: async () => ({ ...speech, ...over }),
    loadSegment: (segment, _version, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        asked.push({
          segment,
          signal,
          answer: (failure) =>
            failure ? reject(failure) : resolve({ sound: new Blob(), spokenBy: speech.spokenBy }),
        });
      }),
    play: (_sound, from) => {
      const entry = { from, end: () => undefined as void, isStopped: false };
      sounding.push(entry);
      return {
        ended: new Promise((resolve) => (entry.end = resolve)),
        seconds: () => 4,
        stop: () => void (entry.isStopped = true),
      };
    },
    position: { read: () => position, write: (next) => void (position = next) },
    publish: (view) => views.push(view),
  });
  const statusNow = () => {
    const view = views.at(-1);
    return view && ('segment' in view ? `${view.status} ${view.segment}` : view.status);
  };
  return {
    listening,
    views,
    asked,
    sounding,
    statusNow,
    position: () => position,
    setPosition: (next: Position) => void (position = next),
  };
}

it('When somebody listens, then segments sound in order, the next is fetched while one plays, and the end is idle', async () => {
  const { listening, asked, sounding, statusNow, position } = listeningTo();
  listening.start('where-left');
  expect(statusNow()).toBe('generating 0');
  for (const segment of [0, 1, 2]) {
    await settled();
    expect(asked.map((each) => each.segment)).toEqual([0, 1, 2].slice(0, segment + 1));
    asked[segment]!.answer();
    await settled();
    expect(statusNow()).toBe(`playing ${segment}`);
    expect(asked.length).toBe(Math.min(segment + 2, 3));
    sounding[segment]!.end();
  }
  await settled();
  expect([statusNow(), position()]).toEqual(['idle', null]);
});

it('When what is generated is cancelled, then the request ends and nothing sounds', async () => {
  const { listening, asked, sounding, statusNow, views } = listeningTo();
  listening.start('beginning');
  await settled();
  listening.stop();
  await settled();
  expect([asked[0]!.signal.aborted, sounding.length, statusNow()]).toEqual([true, 0, 'idle']);
  expect(views.at(-1)).toMatchObject({ canResume: false });
  expect(views.filter((view) => view.status === 'idle' && view.failure !== null)).toEqual([]);
});

it('When it is stopped while it plays, then it is remembered where, and the next start goes on there', async () => {
  const { listening, asked, sounding, position } = listeningTo();
  listening.start('beginning');
  await settled();
  asked[0]!.answer();
  await settled();
  sounding[0]!.end();
  asked[1]!.answer();
  await settled();
  listening.stop();
  expect(sounding[1]!.isStopped).toBe(true);
  expect(asked[2]!.signal.aborted).toBe(true);
  expect(position()).toEqual({ version: 'v1', segment: 1, seconds: 4 });

  listening.start('where-left');
  await settled();
  expect(asked.at(-1)!.segment).toBe(1);
  asked.at(-1)!.answer();
  await settled();
  expect(sounding.at(-1)!.from).toBe(4);
  listening.stop();
  listening.start('beginning');
  await settled();
  expect(asked.at(-1)!.segment).toBe(0);
});

it('When the text has changed since, then it is heard from its beginning', async () => {
  const { listening, asked, setPosition } = listeningTo({ version: 'v2' });
  setPosition({ version: 'v1', segment: 2, seconds: 3 });
  listening.start('where-left');
  await settled();
  expect(asked[0]!.segment).toBe(0);
});

it('When a segment cannot be had, then it says why, and nothing more is asked for', async () => {
  const { listening, asked, sounding, views, position } = listeningTo();
  listening.start('beginning');
  await settled();
  asked[0]!.answer();
  await settled();
  const failure = new Error('503');
  asked[1]!.answer(failure);
  await settled();
  // What plays goes on until the missing one is due.
  expect(views.at(-1)!.status).toBe('playing');
  sounding[0]!.end();
  await settled();
  expect(views.at(-1)).toEqual({ status: 'idle', failure, canResume: true });
  expect(position()).toEqual({ version: 'v1', segment: 1, seconds: 0 });
  expect(asked).toHaveLength(2);
});

it('When a sound plays, then its address is released at the end, at a failure and at a stop', async () => {
  const released: string[] = [];
  let count = 0;
  const urls = { create: () => `blob:${(count += 1)}`, revoke: (url: string) => void released.push(url) };
  const element: AudioElement = {
    play: async () => undefined,
    pause: () => undefined,
    src: '',
    currentTime: 0,
    playbackRate: 1,
    defaultPlaybackRate: 1,
    onended: null,
    onerror: null,
  };
  const play = (from = 0) => playOn(element, { sound: new Blob(), from, rate: 1.5, urls });
  const first = play(3);
  expect([element.src, element.currentTime, element.playbackRate]).toEqual(['blob:1', 3, 1.5]);
  (element.onended as () => void)();
  await first.ended;
  const second = play();
  (element.onerror as () => void)();
  await expect(second.ended).rejects.toThrow();
  const third = play();
  third.stop();
  third.stop();
  expect(released).toEqual(['blob:1', 'blob:2', 'blob:3']);
});

it('When a position is kept, then it is that of one person, text and language, and nonsense reads as none', () => {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string | null) =>
      void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
  const of = (userId: string) => createPositions(storage, { userId, path: 'lesson/a', language: 'es' });
  const position = { version: 'v1', segment: 2, seconds: 1.5 };
  of('ana').write(position);
  expect([of('ana').read(), of('eva').read()]).toEqual([position, null]);
  for (const key of kept.keys())
    for (const text of ['{', '{}', '"a"', '{"version":1}']) {
      kept.set(key, text);
      expect(of('ana').read()).toBeNull();
    }
  of('ana').write(null);
  expect(kept.size).toBe(0);
});

it('When times are shown, then they are those at the speed', () => {
  expect(timesOf(speech.segments, 2, 2)).toEqual({ begins: 10, whole: 15 });
  expect([0, 59.6, 187].map(clockOf)).toEqual(['0:00', '1:00', '3:07']);
});
