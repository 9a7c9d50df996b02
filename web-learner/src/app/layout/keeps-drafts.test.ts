import { keepsDrafts } from './keeps-drafts.ts';

test.each([
  '/lessons/fundamentals--detail-decides',
  '/community',
  '/community/posts/1',
  '/library/a',
  '/playground',
])('When somebody writes on %s without a connection, then they may be told that it is kept', (path) =>
  expect(keepsDrafts(path)).toBe(true),
);

test.each(['/settings', '/help', '/business', '/', '/courses'])(
  'When somebody writes on %s without a connection, then nothing is promised',
  (path) => expect(keepsDrafts(path)).toBe(false),
);
