import { randomHex } from './random-hex.ts';

test('When many are drawn, then each is of the length asked for and none comes twice', () => {
  const drawn = Array.from({ length: 5_000 }, () => randomHex(16));
  expect(drawn.every((text) => /^[0-9a-f]{32}$/.test(text))).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
});
