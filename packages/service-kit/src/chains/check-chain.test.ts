import { withGaps } from '../versions/chain/version-chain.ts';
import { faultInChain, type Gap, type Linked } from './check-chain.ts';
import { canonicalText, isLinked, linkAfter, placeIn } from './link.ts';

const key = Buffer.alloc(32, 7);
const chain = 'lessons first--two';
const contentOf = (n: number) => ({ state: `Saved ${n}` });
const all = [1, 2, 3, 4, 5, 6].reduce<Linked[]>(
  (linked, n) => [
    ...linked,
    { _id: `v${n}`, link: linkAfter(key, contentOf(n), { chain, last: linked.at(-1)?.link ?? null }) },
  ],
  [],
);
const versions = (...numbers: number[]): Linked[] => numbers.map((n) => all[n - 1]!);
const gapsOf = (...numbers: number[]): Gap[] =>
  withGaps(
    [],
    versions(...numbers).map(({ link }) => link),
  );
const check = (entries: readonly Linked[], gaps: readonly Gap[] = [], counted = 6) =>
  faultInChain({
    summary: { _id: chain, entries: counted, last: all[counted - 1]?.link.hash ?? chain },
    isIntact: true,
    isClosed: false,
    gaps,
    entries,
    isAsKept: ({ _id, link }) => isLinked(key, contentOf(Number(_id.slice(1))), link),
  });

test('When versions are deleted one by one, then gaps that touch are one', () => {
  expect(gapsOf(1, 2, 4, 5)).toMatchObject([
    { from: 1, to: 2, last: all[1]!.link.hash },
    { from: 4, to: 5, last: all[4]!.link.hash },
  ]);
  expect(
    withGaps(
      gapsOf(1, 2, 4, 5),
      versions(3, 3, 1).map(({ link }) => link),
    ),
  ).toMatchObject([{ from: 1, to: 5, last: all[4]!.link.hash }]);
});

test.each([
  ['in the middle', [1, 4, 5, 6], [2, 3]],
  ['at the beginning', [3, 4, 5, 6], [1, 2]],
  ['at the end', [1, 2, 3, 4], [5, 6]],
  ['everywhere', [], [1, 2, 3, 4, 5, 6]],
  ['in several places', [2, 4, 6], [1, 3, 5]],
])('When a marked gap is %s, then there is no fault; unmarked it is one', (_, kept, gone) => {
  expect(check(versions(...kept), gapsOf(...gone))).toBeNull();
  expect(check(versions(...kept))).toMatchObject({ place: placeIn(chain, gone[0] ?? 0), kind: 'missing' });
});

test('When one beside a gap is missing, then its place is named', () => {
  expect(check(versions(1, 5, 6), gapsOf(2, 3))).toMatchObject({ place: placeIn(chain, 4), kind: 'missing' });
  expect(check(versions(4, 5, 6), gapsOf(2, 3))).toMatchObject({ place: placeIn(chain, 1), kind: 'missing' });
});

test('When what a gap is marked for is not deleted yet, or one is not counted yet, then there is no fault', () => {
  expect(check(versions(1, 2, 3, 4, 5, 6), gapsOf(2, 3))).toBeNull();
  expect(check(versions(1, 2, 3, 4, 5, 6), [], 5)).toBeNull();
});

test('When values are the same, then so is their text, whatever the order of fields and what is absent', () => {
  const date = new Date('2026-01-01');
  expect(canonicalText({ b: [{ d: date, c: 1 }], a: null, e: undefined })).toBe(
    canonicalText({ a: null, b: [{ c: 1, d: date.toISOString() }] }),
  );
  expect(canonicalText({ a: null })).not.toBe(canonicalText({}));
});
