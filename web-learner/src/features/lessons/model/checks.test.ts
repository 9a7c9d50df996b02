import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { createCheckRun } from './check-run.ts';
import { createPendingChecks, holdOf, type PendingCheck } from './pending-check.ts';
import { manualTimers, settled } from '../../../../test/support/manual-timers.ts';

function setUp() {
  const stored = new Map<string, string>();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string | null) =>
      void (text === null ? stored.delete(key) : stored.set(key, text)),
  };
  const sent: PendingCheck[] = [];
  const verdicts: string[] = [];
  const refused: unknown[] = [];
  const timers = manualTimers();
  let answer: () => Promise<string> = async () => 'verdict';
  let ids = 0;
  const visit = () => {
    const run = createCheckRun<string>({
      exerciseId: 'e1',
      pending: createPendingChecks(storage, 'ana'),
      send: (check) => {
        sent.push(check);
        return answer();
      },
      newId: () => `id-${(ids += 1)}`,
      backoff: () => 1000,
      later: timers.later,
    });
    run.hear({
      onVerdict: (verdict) => void verdicts.push(verdict),
      onRefused: (error) => void refused.push(error),
    });
    run.subscribe(() => undefined);
    return run;
  };
  const answerWith = (next: string | Error) =>
    (answer = async () => {
      if (next instanceof Error) throw next;
      return next;
    });
  return { visit, answerWith, sent, verdicts, refused, timers, stored };
}

const offline = new NetworkError('lost');
const api = (status: number) => new ApiError(status, 'x', '');

it('When the connection is lost in a check, then it is sent again under the same id and is one verdict', async () => {
  const { visit, answerWith, sent, verdicts, stored } = setUp();
  const run = visit();
  answerWith(offline);
  run.submit('mi prompt', 'es');
  await settled();
  expect(run.state()).toEqual({ isSending: false, hold: 'offline' });
  answerWith('verdict');
  run.resume();
  await settled();
  expect(sent.map(({ attemptId }) => attemptId)).toEqual(['id-1', 'id-1']);
  expect(verdicts).toEqual(['verdict']);
  expect(run.state()).toEqual({ isSending: false, hold: null });
  expect(stored.size).toBe(0);
});

it('When a check that points something out is interrupted by a reload, then it is sent again with that', async () => {
  const { visit, answerWith, sent } = setUp();
  const pointed = [{ key: 'part', start: 3, end: 20 }];
  answerWith(offline);
  visit().submit('mi prompt de muchas palabras', 'es', pointed);
  await settled();
  answerWith('verdict');
  visit().resume();
  await settled();
  expect(sent.map((check) => check.pointed)).toEqual([pointed, pointed]);
});

it('When the page is loaded again in a check, then the next visit goes on with it', async () => {
  const { visit, answerWith, sent, verdicts } = setUp();
  answerWith(offline);
  visit().submit('mi prompt', 'es');
  await settled();
  answerWith('verdict');
  visit().resume();
  await settled();
  expect(sent[1]).toEqual({ attemptId: 'id-1', answer: 'mi prompt', language: 'es' });
  expect(verdicts).toEqual(['verdict']);
});

it('When a check waits and another text is submitted, then the waiting one goes first, under its own id', async () => {
  const { visit, answerWith, sent } = setUp();
  const run = visit();
  answerWith(api(500));
  run.submit('uno', 'es');
  await settled();
  answerWith('verdict');
  run.submit('dos', 'es');
  await settled();
  run.submit('dos', 'es');
  await settled();
  expect(sent.map(({ attemptId, answer }) => [attemptId, answer])).toEqual([
    ['id-1', 'uno'],
    ['id-1', 'uno'],
    ['id-2', 'dos'],
  ]);
});

it('When a check is under way, then pressing again sends nothing', async () => {
  const { visit, sent } = setUp();
  const run = visit();
  run.submit('uno', 'es');
  run.submit('uno', 'es');
  await settled();
  expect(sent).toHaveLength(1);
});

it('When the server refuses the check itself, then it is over and another gets another id', async () => {
  const { visit, answerWith, sent, refused } = setUp();
  const run = visit();
  answerWith(api(409));
  run.submit('uno', 'es');
  await settled();
  expect(refused).toHaveLength(1);
  run.submit('uno', 'es');
  await settled();
  expect(sent.map(({ attemptId }) => attemptId)).toEqual(['id-1', 'id-2']);
});

it.each([
  [offline, true],
  [api(503), true],
  [api(502), true],
  [api(500), false],
  [api(429), false],
])('When it fails with %s, then it is sent again by itself: %s', async (error, isRetried) => {
  const { visit, answerWith, timers } = setUp();
  answerWith(error);
  visit().submit('uno', 'es');
  await settled();
  expect(timers.ahead()).toEqual(isRetried ? [1000] : []);
});

it.each([
  [offline, 'offline'],
  [api(500), 'server'],
  [api(503), 'server'],
  [api(401), 'server'],
  [api(429), 'busy'],
  [api(413), null],
  [api(404), null],
])('When %s comes, then the check is held as %s', (error, hold) => {
  expect(holdOf(error)).toBe(hold);
});
