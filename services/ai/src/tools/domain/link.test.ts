import { linkState } from './link.ts';

test.each([
  [200, 'ok'],
  [403, 'ok'],
  [429, 'ok'],
  [404, 'gone'],
  [410, 'gone'],
  [500, 'unanswered'],
  [503, 'unanswered'],
  [null, 'unanswered'],
])('When a page answers %s, then its link is %s', (status, state) => {
  expect(linkState(status)).toBe(state);
});
