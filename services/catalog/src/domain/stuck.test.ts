import { stuckPoint, type Tried } from './stuck.ts';

const tried = (missed: readonly string[], more: Partial<Tried> = {}): Tried => ({
  passed: false,
  decided: false,
  criteria: ['task', 'format', 'limits'].map((key) => ({
    key,
    status: missed.includes(key) ? 'missing' : 'met',
  })),
  ...more,
});

test('When the latest three miss the same criterion, then that is where the learner is stuck', () => {
  expect(stuckPoint([tried(['format', 'limits']), tried(['limits']), tried(['task', 'limits'])])).toBe(
    'limits',
  );
});

test('When the latest three miss several together, then it is the first of the rubric', () => {
  const each = tried(['limits', 'format']);
  expect(stuckPoint([each, each, each])).toBe('format');
});

test.each([
  ['there are only two', [tried(['task']), tried(['task'])]],
  ['each misses another', [tried(['task']), tried(['format']), tried(['limits'])]],
  ['the latest passed', [tried(['task'], { passed: true }), ...Array<Tried>(3).fill(tried(['task']))]],
  ['one of the three passed', [tried(['task']), tried(['task'], { passed: true }), tried(['task'])]],
])('When %s, then nobody is stuck', (_when, attempts) => {
  expect(stuckPoint(attempts)).toBeNull();
});

test('When staff decided on an attempt, then it does not count for either side', () => {
  const decided = tried(['task'], { decided: true, passed: true });
  expect(stuckPoint([decided, tried(['task']), tried(['task'])])).toBeNull();
  expect(stuckPoint([decided, ...Array<Tried>(3).fill(tried(['task']))])).toBe('task');
});

test('When a criterion was not judged, then nobody is stuck on it', () => {
  const each = { ...tried([]), criteria: [{ key: 'subject', status: 'missing', judged: false } as const] };
  expect(stuckPoint([each, each, each])).toBeNull();
});
