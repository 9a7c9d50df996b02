import { afterMessage, mustAnswer, stillPresent } from './others.ts';

const said = (state: 'opened' | 'open' | 'left', tab = 'a', userId = 'ana') =>
  ({ type: 'presence', resource: 'lessons', recordId: 'first', tab, userId, state }) as const;

test('When a tab opens the record and stays, then it is one of the others, once', () => {
  const opened = afterMessage([], said('opened'), 1_000);
  expect(afterMessage(opened, said('open'), 11_000)).toEqual([{ tab: 'a', userId: 'ana', heardAt: 11_000 }]);
});

test('When one of two tabs leaves, then the other stays', () => {
  const both = afterMessage(afterMessage([], said('opened'), 0), said('opened', 'b', 'ben'), 0);
  expect(afterMessage(both, said('left'), 1).map(({ tab }) => tab)).toEqual(['b']);
});

test('When a tab has said nothing for thirty seconds, then it counts as gone', () => {
  const [one] = afterMessage([], said('open'), 0);
  expect(one && stillPresent([one], 29_999)).toEqual([one]);
  expect(one && stillPresent([one], 30_000)).toEqual([]);
});

test('When a tab opens, then it is answered each second at most; when it stays, then every five seconds at most', () => {
  expect(mustAnswer(said('opened'), 0, 999)).toBe(false);
  expect(mustAnswer(said('opened'), 0, 1_000)).toBe(true);
  expect(mustAnswer(said('open'), 0, 4_999)).toBe(false);
  expect(mustAnswer(said('open'), 0, 5_000)).toBe(true);
  expect(mustAnswer(said('left'), 0, 60_000)).toBe(false);
});
