import { changedCriteria, createLiveCheck, type Judged } from '../src/features/lessons/model/live-check.ts';
import { manualTimers } from './support/manual-timers.ts';

const judged = (role: 'met' | 'missing', task: 'met' | 'missing'): Judged => ({
  score: 50,
  criteria: [
    { key: 'role', label: 'Role', status: role },
    { key: 'task', label: 'Task', status: task },
  ],
});

function setUp() {
  const timers = manualTimers();
  const texts: string[] = [];
  const views: { text: string | null; told: string[] }[] = [];
  const live = createLiveCheck({
    judge(text) {
      texts.push(text);
      return judged(text.includes('role') ? 'met' : 'missing', text.includes('task') ? 'met' : 'missing');
    },
    later: timers.later,
    publish: ({ preview, told }) =>
      void views.push({ text: preview?.text ?? null, told: told.map(({ key }) => key) }),
  });
  return { live, timers, texts, views };
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
