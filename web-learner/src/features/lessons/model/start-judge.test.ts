import { startJudge, type Judged, type JudgeWorker, type PromptVerdict } from './start-judge.ts';
import type { FromWorker, ToWorker } from '../worker/messages.ts';

const verdict = (score: number): PromptVerdict => ({
  passed: false,
  score,
  criteria: [],
  groups: [],
  promptLanguage: 'en',
  words: 1,
  tokens: 1,
});

const judged: Judged = {
  rubric: { passScore: 50, criteria: [] },
  language: 'en',
  texts: {},
  references: null,
};

function setUp() {
  const sent: ToWorker[] = [];
  let isOver = false;
  const worker: JudgeWorker = {
    postMessage: (message) => void sent.push(message),
    terminate: () => void (isOver = true),
    onmessage: null,
    onerror: null,
  };
  const starting = startJudge(() => worker);
  const say = (data: FromWorker) => worker.onmessage?.(new MessageEvent('message', { data }));
  return { starting, worker, sent, say, isOver: () => isOver };
}

it('When prompts are judged, then each gets its own verdict, whatever the order', async () => {
  const { starting, sent, say } = setUp();
  say({ isReady: true });
  const judge = await starting;
  const taken: [string, number, number][] = [];
  judge(
    { answer: 'one', pointed: [], judged },
    ({ score }, tookMs) => void taken.push(['one', score, tookMs]),
  );
  const pointed = [{ key: 'role', start: 0, end: 3 }];
  judge({ answer: 'two', pointed, judged }, ({ score }, tookMs) => void taken.push(['two', score, tookMs]));
  expect(sent).toEqual([
    { judged },
    { id: 1, answer: 'one', pointed: [] },
    { id: 2, answer: 'two', pointed },
  ]);
  say({ id: 2, verdict: verdict(20), tookMs: 4 });
  say({ id: 1, verdict: verdict(10), tookMs: 5 });
  say({ id: 1, verdict: verdict(99), tookMs: 5 });
  expect(taken).toEqual([
    ['two', 20, 4],
    ['one', 10, 5],
  ]);
});

it('When prompts are judged by something else, then it is sent once, before the first of them', async () => {
  const { starting, sent, say } = setUp();
  say({ isReady: true });
  const judge = await starting;
  const other: Judged = { ...judged, language: 'es' };
  for (const by of [judged, judged, other]) judge({ answer: 'one', pointed: [], judged: by }, () => {});
  expect(sent.map((message) => ('judged' in message ? message.judged.language : message.id))).toEqual([
    'en',
    1,
    2,
    'es',
    3,
  ]);
});

it('When its data cannot be loaded, then the worker ends and it says why', async () => {
  const { starting, say, isOver } = setUp();
  say({ failure: '/assets/vectors.bin answered 503' });
  await expect(starting).rejects.toThrow('/assets/vectors.bin answered 503');
  expect(isOver()).toBe(true);
});

it('When the worker’s script cannot be loaded, then it ends as well', async () => {
  const { starting, worker, isOver } = setUp();
  worker.onerror?.call(worker as Worker, { message: 'no script' } as ErrorEvent);
  await expect(starting).rejects.toThrow('no script');
  expect(isOver()).toBe(true);
});
