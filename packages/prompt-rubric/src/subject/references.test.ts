import { between } from './nearness.ts';
import { decodeReferences, encodeReferences } from './references.ts';

const unit = (values: readonly number[]): Float32Array => {
  const vector = Float32Array.from({ length: 96 }, (_, at) => values[at] ?? 0);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};
const vectors = new Map([
  ['north', unit([1, 0.5, -0.25])],
  ['south', unit([-1, 0.1, 0.9, 0.003])],
]);
const vectorOf = (text: string) => vectors.get(text) ?? null;

test('When references are encoded and read, then each means what it did', () => {
  const { good, weak } = decodeReferences(
    encodeReferences({ good: ['north', 'south'], weak: ['south'] }, { vectorOf, rarityOf: () => 1 }),
  );
  expect([good.length, weak.length]).toEqual([2, 1]);
  expect(between(good[0] ?? null, vectors.get('north') ?? null)).toBeGreaterThan(0.9999);
  expect(between(good[1] ?? null, vectors.get('south') ?? null)).toBeGreaterThan(0.9999);
  expect(weak[0]).toEqual(good[1]);
});

test('When a reference is stored, then its largest part takes the whole of a signed byte', () => {
  const { good } = encodeReferences({ good: ['north'], weak: [] }, { vectorOf, rarityOf: () => 1 });
  expect([...atob(good)].slice(0, 4).map((byte) => (byte.charCodeAt(0) << 24) >> 24)).toEqual([
    127, 64, -32, 0,
  ]);
});

test('When a prompt has no known word, then it is no reference', () => {
  expect(encodeReferences({ good: ['east'], weak: [] }, { vectorOf, rarityOf: () => 1 })).toEqual({
    good: '',
    weak: '',
    words: {},
    likelihood: '',
  });
});

test('When a row is cut off, then the whole ones are read', () => {
  const { good } = encodeReferences({ good: ['north', 'south'], weak: [] }, { vectorOf, rarityOf: () => 1 });
  const cut = btoa(atob(good).slice(0, -1));
  expect(decodeReferences({ good: cut, weak: '' }).good).toHaveLength(1);
});
