import { lookAgainIn } from './look-again.ts';

const nothing = { data: [], dataUpdateCount: 0, errorUpdateCount: 0 };

it('When a certificate is on its way, then it is looked for again until it is there', () => {
  expect(lookAgainIn(nothing, 'second', 0)).toBe(1500);
  expect(lookAgainIn({ ...nothing, data: [{ courseId: 'second' }] }, 'second', 0)).toBe(false);
});

it('When the list was read many times before, then the next certificate is waited for as long', () => {
  const looks = { ...nothing, data: [{ courseId: 'first' }], dataUpdateCount: 40 };
  expect(lookAgainIn(looks, 'second', 40)).toBe(1500);
  expect(lookAgainIn({ ...looks, dataUpdateCount: 48 }, 'second', 40)).toBe(false);
});

it('When looking fails, then it ends, too', () => {
  expect(lookAgainIn({ ...nothing, data: undefined, errorUpdateCount: 8 }, 'second', 0)).toBe(false);
});
