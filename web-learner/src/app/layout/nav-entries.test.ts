import { isActiveEntry } from './nav-entries.ts';

it.each([
  ['/', '/', true],
  ['/', '/courses', false],
  ['/courses', '/courses', true],
  ['/courses', '/courses/fundamentals', true],
  ['/courses', '/lessons/fundamentals--first', true],
  ['/courses', '/coursesx', false],
  ['/library', '/lessons/x', false],
])('When the entry is %s and the page %s, then highlighted is %s', (to, pathname, active) => {
  expect(isActiveEntry(to, pathname)).toBe(active);
});
