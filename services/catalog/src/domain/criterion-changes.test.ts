import { expect, test } from '@jest/globals';
import { criterionChanges } from './criterion-changes.ts';

const criterion = (key: string, status: 'met' | 'partly' | 'missing') => ({
  key,
  label: `Label ${key}`,
  status,
});

test('When it is the first attempt, then nothing has changed', () => {
  expect(criterionChanges(null, [criterion('role', 'met')])).toEqual([]);
});

test('When some criteria stand differently, then just those are named, in the order of the rubric', () => {
  const before = [criterion('task', 'met'), criterion('role', 'missing'), criterion('mentions-2', 'met')];
  const after = [criterion('mentions-2', 'partly'), criterion('task', 'met'), criterion('role', 'met')];
  expect(criterionChanges(before, after)).toEqual([
    { key: 'mentions-2', label: 'Label mentions-2', before: 'met', after: 'partly' },
    { key: 'role', label: 'Label role', before: 'missing', after: 'met' },
  ]);
});

test('When one attempt asked for nothing, then what could not be judged in it has not changed', () => {
  const unjudged = { ...criterion('contradictions', 'missing'), judged: false as const };
  expect(criterionChanges([unjudged], [criterion('contradictions', 'met')])).toEqual([]);
  expect(criterionChanges([criterion('contradictions', 'met')], [unjudged])).toEqual([]);
});

test('When the rubric changed in between, then criteria that only one attempt was judged by are left out', () => {
  expect(criterionChanges([criterion('old', 'missing')], [criterion('new', 'met')])).toEqual([]);
});
