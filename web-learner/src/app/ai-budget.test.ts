import { MutationObserver, QueryClient, type MutationObserverOptions } from '@tanstack/react-query';
import { runMutation } from '../features/playground/api/playground.ts';
import { opinionMutation } from '../features/second-opinion/api/second-opinion.ts';
import { summaryMutation } from '../features/summaries/api/summaries.ts';
import { ownBudgetQuery } from '../shared/ai/budgets.ts';

const budget = { limit: 1_000, remaining: 900, resetsAt: '2026-11-23T00:00:00.000Z', hasModel: true };

async function isReadAgainAfter(options: object, mutationFn: () => Promise<unknown>): Promise<boolean> {
  const queries = new QueryClient();
  queries.setQueryData(ownBudgetQuery.queryKey, budget);
  const mutation = new MutationObserver(queries, { ...(options as MutationObserverOptions), mutationFn });
  await mutation.mutate().catch(() => undefined);
  return queries.getQueryState(ownBudgetQuery.queryKey)!.isInvalidated;
}

it.each([
  ['a run of the playground', runMutation],
  ['a summary', summaryMutation('fundamentals')],
  ['a second opinion', opinionMutation({ exerciseId: 'one', text: 'Write.' })],
])('When %s has cost tokens, or has failed, then what is left of them is read again', async (_, options) => {
  expect(await isReadAgainAfter(options, async () => ({}))).toBe(true);
  expect(await isReadAgainAfter(options, () => Promise.reject(new Error('The model is away')))).toBe(true);
});
