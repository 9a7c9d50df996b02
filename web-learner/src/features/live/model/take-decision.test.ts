import { QueryClient } from '@tanstack/react-query';
import { takeDecision, type DecisionMessage } from './take-decision.ts';

const message: DecisionMessage = {
  type: 'verdict_overruled',
  lessonId: 'lesson',
  exerciseId: 'exercise',
  attemptId: 'a',
  passed: true,
};
const decided = (passed: boolean) => ({ passed, reason: 'As agreed', at: '2026-01-01T00:00:00Z' });
type Told = [string, string | undefined];

async function told(
  change: Partial<DecisionMessage>,
  readAttempts: Parameters<typeof takeDecision>[1]['readAttempts'],
): Promise<Told[]> {
  const heard: Told[] = [];
  const tell = (...decision: Told) => void heard.push(decision);
  await takeDecision({ ...message, ...change }, { queries: new QueryClient(), readAttempts, tell });
  return heard;
}

it('When staff decide on an attempt, then the learner hears what and why, and of a withdrawal that it is one', async () => {
  const attempts = [{ id: 'b', override: null }];
  const withA = (override: ReturnType<typeof decided> | null) => async () => [
    ...attempts,
    { id: 'a', override },
  ];
  expect(await told({}, withA(decided(true)))).toEqual([['passed', 'As agreed']]);
  expect(await told({ passed: false }, withA(decided(false)))).toEqual([['failed', 'As agreed']]);
  expect(await told({ passed: false }, withA(null))).toEqual([['withdrawn', undefined]]);
});

it('When a week decided, or staff refused what was pointed out, then the learner hears that, and why', async () => {
  const refusal = { key: 'mentions', start: 0, end: 9, refused: { reason: 'It does not say it', at: '' } };
  const attempts = async () => [{ id: 'a', override: null, pointings: [refusal] }];
  expect(await told({ decidedBy: 'time' }, attempts)).toEqual([['counts', undefined]]);
  expect(await told({ passed: false, decidedBy: 'staff' }, attempts)).toEqual([
    ['failed', 'It does not say it'],
  ]);
});

it('When the reason cannot be read, then the decision is told without it', async () => {
  expect(await told({}, () => Promise.reject(new Error('offline')))).toEqual([['passed', undefined]]);
});

it('When a decision comes, then what it changes is stale, and the rubric is not', async () => {
  const queries = new QueryClient();
  const keys = {
    verdict: ['/api/exercises', 'exercise', 'last-verdict'],
    list: ['/api/lessons', 'lesson', 'exercises'],
    progress: ['/api/user/progress'],
    rubric: ['/api/exercises', 'exercise', 'rubric'],
    other: ['/api/exercises', 'other', 'last-verdict'],
  };
  for (const key of Object.values(keys)) queries.setQueryData(key, {});
  await takeDecision(message, { queries, readAttempts: async () => [], tell: () => undefined });
  const stale = Object.entries(keys).filter(([, key]) => queries.getQueryState(key)?.isInvalidated);
  expect(stale.map(([name]) => name)).toEqual(['verdict', 'list', 'progress']);
});
