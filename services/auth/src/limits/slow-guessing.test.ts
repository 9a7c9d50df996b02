import { createSlowGuessing } from './slow-guessing.ts';

const day = 24 * 60 * 60_000;

/** Somebody who guesses whenever they are let in. */
const guessesIn = (ms: number, perDay: number) => {
  let now = 0;
  const slow = createSlowGuessing(perDay, () => now);
  let guesses = 0;
  let longest = 0;
  while (now < ms) {
    const waitMs = slow.attempt('ana');
    longest = Math.max(longest, waitMs);
    if (waitMs === 0) guesses += 1;
    else now += waitMs;
  }
  return { guesses, longest };
};

test('When guesses never stop, then the first are free, and about a hundred a day get through', () => {
  const first = guessesIn(day, 100);
  const ten = guessesIn(10 * day, 100);
  expect(first.guesses).toBeGreaterThan(100);
  expect(first.guesses).toBeLessThan(160);
  expect((ten.guesses - first.guesses) / 9).toBeLessThan(101);
});

test('When many have failed, then the next waits longer each time, never more than a quarter of an hour', () => {
  expect(guessesIn(10 * day, 100).longest).toBeLessThanOrEqual(15 * 60_000);
  expect(guessesIn(60_000, 100).longest).toBeLessThan(15_000);
});

test('When attempts are refused meanwhile, then they count nothing, and another account is not slowed', () => {
  let now = 0;
  const slow = createSlowGuessing(10, () => now);
  expect(slow.attempt('ana')).toBe(0);
  const wait = slow.attempt('ana');
  for (let i = 0; i < 50; i += 1) expect(slow.attempt('ana')).toBe(wait);
  expect(slow.attempt('eva')).toBe(0);
  now += wait;
  expect(slow.attempt('ana')).toBe(0);
});

test('When an attempt was right, then it is taken back with its pause, and the failures before it stay', () => {
  const slow = createSlowGuessing(30, () => 0);
  slow.attempt('ana');
  slow.attempt('ana');
  slow.attempt('ana');
  slow.succeeded('ana');
  expect([slow.attempt('ana'), slow.attempt('ana') > 0]).toEqual([0, true]);
});
