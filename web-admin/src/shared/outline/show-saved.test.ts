import { expect, it } from '@jest/globals';
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { showSaved } from './show-saved.ts';

const queryKey = ['courses', 'outline', 'c'];

function reader(queryFn: () => Promise<string>) {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, 'one, two');
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity });
  const told: (string | undefined)[] = [];
  // As React's hook reads it.
  const stop = observer.subscribe(notifyManager.batchCalls(({ data }) => told.push(data)));
  return { queries, told, stop };
}

it('When a saved order is shown, then its readers have been told before the unsaved one is let go', async () => {
  const { queries, told, stop } = reader(() => Promise.resolve('unread'));
  await showSaved(queries, queryKey, 'two, one');
  expect(told.at(-1)).toBe('two, one');
  stop();
});

it('When an older order is on its way meanwhile, then it does not replace the saved one', async () => {
  let answer = (_order: string) => {};
  const { queries, stop } = reader(() => new Promise((resolve) => (answer = resolve)));
  const read = queries.refetchQueries({ queryKey });
  await showSaved(queries, queryKey, 'two, one');
  answer('one, two');
  await read;
  expect(queries.getQueryData(queryKey)).toBe('two, one');
  stop();
});
