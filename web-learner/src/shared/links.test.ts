import { shareAttemptUrl } from './links.ts';

test('When an attempt is shared, then the community is opened with it and its exercise', () => {
  const url = new URL(shareAttemptUrl('one&two', 'first--one--first'), 'https://promptario.example');
  expect(url.pathname).toBe('/community');
  expect(Object.fromEntries(url.searchParams)).toEqual({ share: 'one&two', exercise: 'first--one--first' });
});
