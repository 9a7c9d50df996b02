import { reachOf } from './reach-of.ts';

test('When feeds may be on loopback, then never in production', () => {
  expect(reachOf({ NODE_ENV: 'test', NEWS_ALLOW_LOOPBACK: true })).toEqual({ allowLoopback: true });
  expect(reachOf({ NODE_ENV: 'production', NEWS_ALLOW_LOOPBACK: false })).toEqual({ allowLoopback: false });
  expect(() => reachOf({ NODE_ENV: 'production', NEWS_ALLOW_LOOPBACK: true })).toThrow('NEWS_ALLOW_LOOPBACK');
});
