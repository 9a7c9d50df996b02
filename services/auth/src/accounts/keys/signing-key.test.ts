import { keyInUse, keysThatVerify } from './signing-key.ts';

const at = (ms: number) => new Date(1_700_000_000_000 + ms);

test('When keys have been rotated, then the newest whose time has come signs, and those not spent verify', () => {
  const keys = [
    { _id: 'old', signsFrom: at(0), verifiesUntil: at(50) },
    { _id: 'now', signsFrom: at(10), verifiesUntil: null },
    { _id: 'next', signsFrom: at(100), verifiesUntil: null },
  ];
  expect([at(5), at(20), at(100), at(-5)].map((now) => keyInUse(keys, now)?._id)).toEqual([
    'old',
    'now',
    'next',
    'next',
  ]);
  expect(keysThatVerify(keys, at(50)).map(({ _id }) => _id)).toEqual(['now', 'next']);
});
