import { expect, test } from '@jest/globals';
import type { CriterionStatus, Span } from '@academy/prompt-rubric/rubric.ts';
import { criterionChanges } from './criterion-changes.ts';

const criterion = (key: string, status: CriterionStatus, spans: Span[] = []) => ({
  key,
  label: `Label ${key}`,
  status,
  spans,
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

test('When an earlier release called missing what is broken, then it has not changed, and taking it out has', () => {
  const spans = [{ start: 3, end: 9 }];
  const told = criterion('must-nots', 'missing', spans);
  expect(criterionChanges([told], [criterion('must-nots', 'broken', spans)])).toEqual([]);
  expect(criterionChanges([told], [criterion('must-nots', 'met')])).toMatchObject([{ after: 'met' }]);
  const absent = criterion('must-nots', 'missing');
  expect(criterionChanges([absent], [criterion('must-nots', 'broken', spans)])).toHaveLength(1);
});
