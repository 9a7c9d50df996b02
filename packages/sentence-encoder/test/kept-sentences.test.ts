import { keyOf, readKept, writeKept } from '../src/kept-sentences.ts';

const bytes = (...values: number[]): Int8Array => Int8Array.from(values);

test('When vectors are kept, then a text finds its own and others none', () => {
  const file = writeKept(
    new Map([
      [keyOf('uno'), bytes(1, -127, 3)],
      [keyOf('two'), bytes(0, 5, -6)],
    ]),
  );
  const kept = readKept(file, 3);
  expect(kept('uno')?.bytes).toEqual(bytes(1, -127, 3));
  expect(kept('uno')?.length).toBeCloseTo(Math.hypot(1, 127, 3));
  expect(kept('two')?.bytes).toEqual(bytes(0, 5, -6));
  expect(kept('Uno')).toBeUndefined();
});

test('When the same is kept in another order, then the file is the same', () => {
  const [a, b] = [
    [keyOf('a'), bytes(1)],
    [keyOf('b'), bytes(2)],
  ] as const;
  expect(writeKept(new Map([a, b]))).toEqual(writeKept(new Map([b, a])));
});
