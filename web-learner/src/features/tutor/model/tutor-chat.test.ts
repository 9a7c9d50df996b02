import { tutorLimits } from '@academy/contracts/shared/tutor-limits.ts';
import type { TutorFrame, TutorSource } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { TutorQuestion } from '@academy/contracts/http/ai/tutor-questions.ts';
import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { createChat } from './chat.ts';
import { earlierTurns } from './earlier.ts';
import { createNarrator, type Said } from './narrator.ts';
import { manualTimers, settled } from '../../../../test/support/manual-timers.ts';

const source: TutorSource = {
  number: 1,
  kind: 'lesson',
  id: 'fundamentals--grounding',
  title: 'Anclar',
  courseTitle: 'Fundamentos',
  heading: null,
  language: 'es',
  text: 'Dale el texto del que debe salir la respuesta.',
  href: '/lessons/fundamentals--grounding?lang=es&passage=Dale+el+texto',
};
const opening: TutorFrame = {
  event: 'sources',
  data: { kind: 'answer', answeredBy: { kind: 'built-in' }, sources: [source] },
};
const part = (text: string): TutorFrame => ({ event: 'text', data: { text } });
const done = (message: string): TutorFrame => ({
  event: 'done',
  data: { message, answeredBy: { kind: 'built-in' }, notice: null, notFromAcademy: [], hint: null },
});
const around = { language: 'es' } as const;

/** A server whose answers the test writes frame by frame. */
function setUp() {
  const asked: { question: TutorQuestion; signal: AbortSignal }[] = [];
  const waiting: ((next: TutorFrame | Error | 'end') => void)[] = [];
  const sent: (TutorFrame | Error | 'end')[] = [];
  const next = () =>
    new Promise<TutorFrame | Error | 'end'>((resolve) => {
      const ready = sent.shift();
      if (ready) resolve(ready);
      else waiting.push(resolve);
    });
  const timers = manualTimers();
  let ids = 0;
  const chat = createChat({
    async *send(question, signal) {
      asked.push({ question, signal });
      for (;;) {
        const frame = await next();
        if (frame instanceof Error) throw frame;
        if (frame === 'end') return;
        yield frame;
      }
    },
    newId: () => `turn-${(ids += 1)}`,
    later: timers.later,
  });
  async function serve(...frames: (TutorFrame | Error | 'end')[]) {
    for (const frame of frames) {
      const waiter = waiting.shift();
      if (waiter) waiter(frame);
      else sent.push(frame);
      await settled();
    }
  }
  const last = () => chat.conversation().at(-1)!;
  return { chat, asked, serve, last, timers };
}

it('When a question is asked, then it is sent as typed and its answer grows part by part', async () => {
  const { chat, asked, serve, last } = setUp();
  chat.ask('  ¿Cómo evito que invente?\n', around);
  expect(last()).toMatchObject({ question: '  ¿Cómo evito que invente?\n', answer: { state: 'waiting' } });
  await serve(opening, part('Dale '), part('el texto [1].'));
  expect(last().answer).toMatchObject({ state: 'writing', text: 'Dale el texto [1].', sources: [source] });
  await serve(
    { event: 'followUps', data: { followUps: ['¿Y si no está?'] } },
    done('Dale el texto [1].'),
    'end',
  );
  expect(last().answer).toMatchObject({ state: 'done', followUps: ['¿Y si no está?'], failure: null });
  expect(asked.map(({ question }) => question)).toEqual([
    { language: 'es', message: '  ¿Cómo evito que invente?\n', conversation: [] },
  ]);
});

it('When the server is an older one that marks nothing, then the answer has no marks', async () => {
  const { chat, serve, last } = setUp();
  chat.ask('a', around);
  const older = { message: 'Dale el texto.', answeredBy: { kind: 'built-in' }, notice: null, hint: null };
  // As it comes over the wire, whatever the contract says by now.
  await serve({ event: 'done', data: older } as TutorFrame, 'end');
  expect(last().answer).toMatchObject({ state: 'done', text: 'Dale el texto.', notFromAcademy: [] });
});

it('When the whole text differs from its parts, then it takes their place', async () => {
  const { chat, serve, last } = setUp();
  chat.ask('a', around);
  await serve(part('Dale el sistema'), done('Dale el texto.'), 'end');
  expect(last().answer.text).toBe('Dale el texto.');
});

it('When it is stopped, then the request is aborted, what came stays, and what comes later is dropped', async () => {
  const { chat, asked, serve, last } = setUp();
  chat.ask('a', around);
  await serve(opening, part('Dale '));
  chat.stop();
  expect(asked[0]!.signal.aborted).toBe(true);
  await serve(part('el texto'), done('Dale el texto'));
  expect(last().answer).toMatchObject({ state: 'stopped', text: 'Dale ', failure: null });
});

it('When an answer is on its way, then another question is not sent', async () => {
  const { chat, asked } = setUp();
  chat.ask('a', around);
  chat.ask('b', around);
  chat.askAgain('c', around);
  expect(asked).toHaveLength(1);
  expect(chat.conversation()).toHaveLength(1);
});

it('When the last question is asked again in other words, then it takes its place and does not know itself', async () => {
  const { chat, asked, serve } = setUp();
  chat.ask('uno', around);
  await serve(done('Respuesta uno'), 'end');
  chat.ask('dos', around);
  await serve(new NetworkError('lost'));
  chat.askAgain('dos, mejor', around);
  await serve(done('Respuesta dos'), 'end');
  expect(chat.conversation().map(({ question, answer }) => [question, answer.text])).toEqual([
    ['uno', 'Respuesta uno'],
    ['dos, mejor', 'Respuesta dos'],
  ]);
  expect(asked[2]!.question.conversation).toEqual([
    { from: 'learner', text: 'uno' },
    { from: 'tutor', text: 'Respuesta uno' },
  ]);
});

it('When it is cleared in the middle of an answer, then nothing of it is left', async () => {
  const { chat, asked, serve } = setUp();
  chat.ask('a', around);
  await serve(part('Dale'));
  chat.clear();
  await serve(part(' el texto'), done('Dale el texto'));
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(chat.conversation()).toEqual([]);
});

const problem = (status: number, type: string) => ({
  type: `/problems/${type}`,
  title: 't',
  status,
  detail: 'Palabras del servidor.',
  error: 'Palabras del servidor.',
  requestId: 'r',
});
const refusal = (status: number, type: string) =>
  new ApiError(status, 'x', JSON.stringify(problem(status, type)));

it.each([
  ['no connection', [new NetworkError('lost')], { kind: 'offline' }],
  ['a connection that breaks off', [part('Dale'), new NetworkError('lost')], { kind: 'cut' }],
  ['a stream that just ends', [part('Dale'), 'end'], { kind: 'cut' }],
  ['a service that is down', [refusal(503, 'unavailable')], { kind: 'away' }],
  ['a spent budget', [refusal(429, 'budget-spent')], { kind: 'refused', detail: 'Palabras del servidor.' }],
  [
    'a problem in the stream',
    [part('Dale'), { event: 'error', data: problem(429, 'too-many-requests') }],
    { kind: 'refused', detail: 'Palabras del servidor.' },
  ],
  ['a model that fails in the stream', [{ event: 'error', data: problem(502, 'x') }], { kind: 'away' }],
] as [string, (TutorFrame | Error | 'end')[], object][])(
  'When there is %s, then the answer has failed, keeps its text and can be tried again',
  async (_, frames, failure) => {
    const { chat, asked, serve, last } = setUp();
    chat.ask('a', around);
    await serve(...frames);
    expect(last().answer).toMatchObject({ state: 'failed', failure });
    expect(last().answer.text).toBe(frames.length > 1 ? 'Dale' : '');
    chat.askAgain('a', around);
    expect(asked).toHaveLength(2);
  },
);

it('When parts come quickly, then listeners are told once for many, and of the end at once', async () => {
  const { chat, serve, timers } = setUp();
  let told = 0;
  chat.subscribe(() => (told += 1));
  chat.ask('a', around);
  await serve(part('a'), part('b'), part('c'));
  expect(told).toBe(1);
  timers.runAll();
  expect(told).toBe(2);
  await serve(done('abc'), 'end');
  expect(told).toBe(3);
  expect(timers.ahead()).toEqual([]);
});

it('When a conversation is long, then the server is told its latest answered turns within its limits', () => {
  const turn = (n: number, text: string) => ({
    id: `t${n}`,
    question: `q${n}`,
    answer: {
      state: 'done' as const,
      kind: 'answer' as const,
      receipt: null,
      text,
      sources: [],
      notFromAcademy: [],
      followUps: [],
      answeredBy: null,
      notice: null,
      hintFor: null,
      failure: null,
    },
  });
  const turns = Array.from({ length: 30 }, (_, n) => turn(n, n === 29 ? '' : 'x'.repeat(9_000)));
  const earlier = earlierTurns(turns);
  expect(earlier).toHaveLength(tutorLimits.conversationMessages);
  expect(earlier.at(-2)).toEqual({ from: 'learner', text: 'q28' });
  expect(earlier.at(-1)!.text).toHaveLength(tutorLimits.earlierCharacters);
});

const words = (said: readonly Said[]) =>
  said.map((piece) => (piece.kind === 'words' ? piece.text : piece.kind));

it('When an answer is followed by ear, then each sentence is said once, in pieces worth listening to', async () => {
  const { chat, serve, timers } = setUp();
  const narrator = createNarrator(chat);
  const long = `${'Una frase larga con **negritas** y `código` que dice bastante. '.repeat(2)}`;
  chat.ask('a', around);
  expect(words(narrator.said())).toEqual(['thinking']);
  for (const piece of ['Corta. ', long, 'Sin acabar']) {
    await serve(part(piece));
    timers.runAll();
  }
  const first = `Corta. ${'Una frase larga con negritas y código que dice bastante. '.repeat(2)}`.trim();
  expect(words(narrator.said())).toEqual(['thinking', first]);
  await serve(done(`Corta. ${long}Sin acabar.`), 'end');
  expect(words(narrator.said())).toEqual(['thinking', first, 'Sin acabar.', 'end']);
  chat.ask('b', around);
  expect(words(narrator.said())).toEqual(['thinking']);
});
