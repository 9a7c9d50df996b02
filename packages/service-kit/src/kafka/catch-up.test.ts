import { createCatchUp, resumeAt } from './catch-up.ts';

const ends = new Map([
  ['t/0', 5n],
  ['t/1', 2n],
]);

test('When every partition that it holds has reached its end, then it has caught up', () => {
  const catchUp = createCatchUp(new Map([['t/0', 3n]]), ends);
  expect(catchUp.isCaughtUp()).toBe(false);
  catchUp.hold(['t/0', 't/1']);
  catchUp.advance('t/0', 5n);
  expect(catchUp.isCaughtUp()).toBe(false);
  catchUp.advance('t/1', 2n);
  expect(catchUp.isCaughtUp()).toBe(true);
});

test('When a sibling holds the rest, then only its own partitions count', () => {
  const catchUp = createCatchUp(new Map([['t/1', 2n]]), ends);
  catchUp.hold(['t/1']);
  expect(catchUp.isCaughtUp()).toBe(true);
});

test('When the log ends in records that compaction took, then fetches that bring nothing tell', () => {
  const catchUp = createCatchUp(new Map(), ends);
  catchUp.hold(['t/0']);
  catchUp.fetched(false, 250);
  catchUp.fetched(false, 250);
  catchUp.fetched(true, 250);
  catchUp.fetched(false, 250);
  catchUp.fetched(false, 250);
  expect(catchUp.isCaughtUp()).toBe(false);
  catchUp.fetched(false, 250);
  expect(catchUp.isCaughtUp()).toBe(true);
});

test('When the broker held one fetch for long and had nothing, then that alone tells', () => {
  const catchUp = createCatchUp(new Map([['t/0', 0n]]), new Map([['t/0', 5n]]));
  catchUp.hold(['t/0']);
  catchUp.fetched(true, 3_000);
  expect(catchUp.isCaughtUp()).toBe(false);
  catchUp.fetched(false, 3_000);
  expect(catchUp.isCaughtUp()).toBe(true);
});

test('When a reader is built anew, then it goes on where it was, in quiet partitions too', () => {
  const lows = new Map([
    ['t/quiet', 0n],
    ['t/busy', 0n],
    ['t/cleaned', 40n],
    ['t/remade', 0n],
    ['t/added', 0n],
  ]);
  const highs = new Map([
    ['t/quiet', 6n],
    ['t/busy', 9n],
    ['t/cleaned', 50n],
    ['t/remade', 2n],
    ['t/added', 3n],
  ]);
  const reached = new Map([
    ['t/quiet', 5n],
    ['t/busy', 9n],
    ['t/cleaned', 30n],
    ['t/remade', 7n],
    ['t/gone', 1n],
  ]);
  expect(resumeAt({ starts: highs, lows, ends: highs }, new Map())).toEqual(highs);
  expect(Object.fromEntries(resumeAt({ starts: highs, lows, ends: highs }, reached))).toEqual({
    't/quiet': 5n,
    't/busy': 9n,
    't/cleaned': 40n,
    't/remade': 0n,
    't/added': 0n,
  });
});
