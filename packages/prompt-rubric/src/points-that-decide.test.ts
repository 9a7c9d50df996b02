import { certaintyOf, pointsThatDecide } from './points-that-decide.ts';
import type { CriterionStatus, Rubric } from './rubric.ts';

const rubric: Rubric = {
  passScore: 60,
  criteria: [
    { id: 'task', weight: 2, mustHave: true },
    { id: 'context', weight: 2 },
    { id: 'format', weight: 1 },
    { id: 'audience', weight: 1 },
  ],
};
const verdict = (passed: boolean, ...statuses: CriterionStatus[]) => ({
  passed,
  criteria: rubric.criteria.map(({ id, weight, mustHave }, at) => ({
    key: id,
    weight,
    mustHave: Boolean(mustHave),
    status: statuses[at] ?? 'missing',
  })),
});
const keys = (...told: Parameters<typeof verdict>): string[] =>
  pointsThatDecide(verdict(...told), rubric).map(({ key }) => key);

test('When one essential point is missing, then it alone decides', () => {
  expect(keys(false, 'missing', 'met', 'met', 'met')).toEqual(['task']);
});

test('When the score is just below the bound, then each point that lifts it decides', () => {
  expect(keys(false, 'met', 'missing', 'met', 'missing')).toEqual(['audience', 'context']);
});

test('When two essential things are missing, then no single point decides', () => {
  expect(keys(false, 'missing', 'missing', 'missing', 'missing')).toEqual([]);
});

test('When a prompt passes, then the points that it could not do without decide', () => {
  expect(keys(true, 'met', 'met', 'met', 'met')).toEqual(['task']);
  expect(keys(true, 'met', 'met', 'missing', 'missing')).toEqual(['context', 'task']);
});

test('When a point is half there, then it is less certain than one that is all there', () => {
  const half = pointsThatDecide(verdict(false, 'partly', 'met', 'met', 'met'), rubric);
  const none = pointsThatDecide(verdict(false, 'missing', 'met', 'met', 'met'), rubric);
  expect(certaintyOf(half)).toBeLessThan(certaintyOf(none));
});

test('When a verdict hangs on more points, then it is more certain', () => {
  const one = [{ key: 'task', certainty: 10 }];
  expect(certaintyOf([...one, { key: 'format', certainty: 10 }])).toBeGreaterThan(certaintyOf(one));
});

test('When a group is one short, then each of its open points decides', () => {
  const grouped = {
    ...rubric,
    passScore: 10,
    groups: [
      { id: 'two', label: { es: 'dos', en: 'two' }, atLeast: 2, of: ['context', 'format', 'audience'] },
    ],
  };
  const points = pointsThatDecide(verdict(false, 'met', 'met', 'missing', 'missing'), grouped);
  expect(points.map(({ key }) => key)).toEqual(['audience', 'format']);
});

test('When a prompt passes by convincing alone, then the score decides nothing', () => {
  const convincing: Rubric = { ...rubric, criteria: [...rubric.criteria, { id: 'subject', weight: 1 }] };
  const told = verdict(true, 'met', 'missing', 'missing', 'missing');
  const criteria = [...told.criteria, { key: 'subject', weight: 1, mustHave: false, status: 'met' as const }];
  const points = pointsThatDecide({ ...told, criteria }, convincing).map(({ key }) => key);
  expect(points).toEqual(['subject', 'task']);
});
