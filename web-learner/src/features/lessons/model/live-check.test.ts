import { changedCriteria, createLiveCheck, type Judged } from './live-check.ts';
import { manualTimers } from '../../../../test/support/manual-timers.ts';

const judged = (role: 'met' | 'missing', task: 'met' | 'missing'): Judged => ({
  score: 50,
  criteria: [
    { key: 'role', label: 'Role', status: role },
    { key: 'task', label: 'Task', status: task },
  ],
});

function setUp(takes: (check: number) => number = () => 1, { isSlowToReply = false } = {}) {
  const timers = manualTimers();
  const texts: string[] = [];
  const replies: (() => void)[] = [];
  let slow = 0;
  const views: { text: string | null; told: string[] }[] = [];
  const live = createLiveCheck({
    judge(text, take) {
      texts.push(text);
      const statusOf = (word: string) => (text.includes(word) ? 'met' : 'missing');
      const reply = () => take(judged(statusOf('role'), statusOf('task')), takes(texts.length));
      if (isSlowToReply) replies.push(reply);
      else reply();
    },
    later: timers.later,
    onSlow: () => void (slow += 1),
    publish: ({ preview, told }) =>
      void views.push({ text: preview?.text ?? null, told: told.map(({ key }) => key) }),
  });
  return { live, timers, texts, replies, views, slowFound: () => slow };
}

it('When keys follow each other, then only the last text is judged', () => {
  const { live, timers, texts } = setUp();
  for (const text of ['t', 'ta', 'task']) live.type(text);
  timers.runAll();
  expect(texts).toEqual(['task']);
});

it('When the typing pauses, then only what changed is told, once', () => {
  const { live, timers, views } = setUp();
  live.type('task');
  timers.runAll();
  timers.runAll();
  expect(views.at(-1)).toEqual({ text: 'task', told: [] });
  live.type('task role');
  timers.runAll();
  expect(views.at(-1)?.told).toEqual([]);
  timers.runAll();
  expect(views.at(-1)).toEqual({ text: 'task role', told: ['role'] });
  live.type('task role more');
  timers.runAll();
  const before = views.length;
  timers.runAll();
  expect(views).toHaveLength(before);
});

it('When the text is emptied, then there is no preview', () => {
  const { live, timers, views } = setUp();
  live.type('task');
  timers.runAll();
  live.type('  ');
  timers.runAll();
  expect(views.at(-1)).toEqual({ text: null, told: [] });
});

it('When it is stopped, then nothing more is judged', () => {
  const { live, timers, texts } = setUp();
  live.type('task');
  live.stop();
  timers.runAll();
  expect(texts).toEqual([]);
});

it('When a verdict comes after another key, then that of the text that the key made is shown', () => {
  const { live, timers, replies, views } = setUp(undefined, { isSlowToReply: true });
  live.type('task');
  timers.runAll();
  live.type('task role');
  replies.shift()?.();
  expect(views).toEqual([]);
  timers.runAll();
  replies.shift()?.();
  expect(views).toEqual([{ text: 'task role', told: [] }]);
});

it('When a verdict comes after it was stopped, then it is not shown', () => {
  const { live, timers, replies, views } = setUp(undefined, { isSlowToReply: true });
  live.type('task');
  timers.runAll();
  live.stop();
  replies.shift()?.();
  expect(views).toEqual([]);
});

it('When two judgements are compared, then the criteria that differ are named, with how they stand now', () => {
  expect(changedCriteria(judged('met', 'missing'), judged('met', 'met'))).toEqual([
    { key: 'task', label: 'Task', status: 'met' },
  ]);
  expect(changedCriteria(null, judged('met', 'met'))).toEqual([]);
});

it('When a criterion is not judged, then it is not told; once it is judged, it is', () => {
  const notJudged: Judged = {
    score: 50,
    criteria: [{ key: 'role', label: 'Role', status: 'missing', judged: false }],
  };
  const role: Judged = { score: 50, criteria: [{ key: 'role', label: 'Role', status: 'missing' }] };
  expect(changedCriteria(role, notJudged)).toEqual([]);
  expect(changedCriteria(notJudged, role)).toEqual(role.criteria);
});

describe('how quick the device is', () => {
  const afterChecks = (count: number, takes: (check: number) => number) => {
    const { live, timers, slowFound } = setUp(takes);
    for (let check = 1; check <= count; check += 1) {
      live.type(`task ${check}`);
      timers.runAll();
    }
    return slowFound();
  };

  it('When each of the first three checks takes too long, then it is found slow, once', () => {
    expect(afterChecks(2, () => 60)).toBe(0);
    expect(afterChecks(5, () => 60)).toBe(1);
  });

  it('When only the first check is slow, or one after the first three, then it is quick', () => {
    expect(afterChecks(5, (check) => (check === 1 ? 400 : 10))).toBe(0);
    expect(afterChecks(6, (check) => (check > 3 ? 400 : 50))).toBe(0);
  });
});
