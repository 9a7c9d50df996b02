import { newsQuery, toolsQuery } from './news.ts';

const minute = 60_000;

test('When AI news is on the screen, then it is fetched every hour and is fresh for half of one', () => {
  expect(newsQuery('es')).toMatchObject({ refetchInterval: 60 * minute, staleTime: 30 * minute });
});

test('When AI tools are on the screen, then they are fetched every six hours and are fresh for three', () => {
  expect(toolsQuery('en')).toMatchObject({ refetchInterval: 360 * minute, staleTime: 180 * minute });
});

test('When the language changes, then what was fetched in the other one stays apart', () => {
  expect(newsQuery('es').queryKey).not.toEqual(newsQuery('en').queryKey);
  expect(toolsQuery('es').queryKey).not.toEqual(toolsQuery('en').queryKey);
});
