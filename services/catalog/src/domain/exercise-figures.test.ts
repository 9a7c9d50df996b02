import { expect, test } from '@jest/globals';
import type { CriterionStatus } from '@academy/prompt-rubric/rubric.ts';
import { figuresOf } from './exercise-figures.ts';

const outcome = (passed: boolean, statuses: Record<string, CriterionStatus>, notJudged = '') => ({
  passed,
  decided: false,
  criteria: Object.entries(statuses).map(([key, status]) => ({
    key,
    status,
    ...(key === notJudged && { judged: false as const }),
  })),
});

test('When attempts missed criteria, then the one that most did not meet stands out, half met, missing or broken', () => {
  const outcomes = [
    outcome(true, { task: 'met', goal: 'partly' }),
    outcome(false, { task: 'missing', goal: 'broken' }),
    outcome(false, { task: 'met', goal: 'met' }),
  ];
  expect(figuresOf(outcomes, ['task', 'goal'])).toEqual({
    attempts: 3,
    passed: 1,
    mostMissed: { key: 'goal', missed: 2 },
  });
});

test('When a criterion was not judged or is gone from the rubric, then it does not count', () => {
  const outcomes = [outcome(false, { task: 'missing', old: 'missing', goal: 'missing' }, 'goal')];
  expect(figuresOf(outcomes, ['goal', 'task']).mostMissed).toEqual({ key: 'task', missed: 1 });
  expect(figuresOf(outcomes, ['goal']).mostMissed).toBeNull();
  expect(figuresOf([], ['task'])).toEqual({ attempts: 0, passed: 0, mostMissed: null });
});

test('When two were missed as often, then it is the first of the rubric', () => {
  const outcomes = [outcome(false, { a: 'missing', b: 'missing' })];
  expect(figuresOf(outcomes, ['b', 'a']).mostMissed).toEqual({ key: 'b', missed: 1 });
});

test('When staff overruled an attempt, then it counts as passed and what it missed does not', () => {
  const outcomes = [
    outcome(false, { task: 'missing' }),
    { ...outcome(true, { task: 'missing' }), decided: true },
  ];
  expect(figuresOf(outcomes, ['task'])).toEqual({
    attempts: 2,
    passed: 1,
    mostMissed: { key: 'task', missed: 1 },
  });
});
