import { firstGuess, freeRange, guessAt, guessLastsMs, type Guesses } from './guesses.ts';

const day = 24 * 60 * 60_000;

/** One account, at a time that the test moves. */
const account = (perDay: number) => {
  let guesses: Guesses | null = null;
  let now = 0;
  return {
    now: () => now,
    pass: (ms: number) => (now += ms),
    /** 0, or for how long none is let in. */
    attempt: (): number => {
      const decision = guessAt(guesses, { perDay, now });
      if ('refused' in decision) return decision.refused;
      guesses = decision.guesses;
      return 0;
    },
  };
};

/** Somebody who guesses whenever they are let in. */
const guessesIn = (ms: number, perDay: number) => {
  const ana = account(perDay);
  let guesses = 0;
  let longest = 0;
  while (ana.now() < ms) {
    const waitMs = ana.attempt();
    longest = Math.max(longest, waitMs);
    if (waitMs === 0) guesses += 1;
    else ana.pass(waitMs);
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

test('When attempts are refused meanwhile, then they count nothing', () => {
  const ana = account(10);
  expect(ana.attempt()).toBe(0);
  const wait = ana.attempt();
  expect(wait).toBeGreaterThan(0);
  for (let i = 0; i < 50; i += 1) expect(ana.attempt()).toBe(wait);
  ana.pass(wait);
  expect(ana.attempt()).toBe(0);
});

test('When an account has free guesses left, then the range of them says so', () => {
  for (const perDay of [5, 10, 30, 100]) {
    let guesses = firstGuess({ perDay, now: 0 });
    for (let now = 0; now < 20; now += 1) {
      const { from, before } = freeRange({ perDay, now });
      const isFree = guesses.wornOffAt >= from && guesses.wornOffAt < before;
      const decision = guessAt({ ...guesses, nextAt: 0 }, { perDay, now });
      if ('refused' in decision) throw new Error('nothing was to be waited for');
      expect(isFree).toBe(decision.guesses.nextAt === 0);
      if (isFree) expect(decision.guesses.wornOffAt).toBe(guesses.wornOffAt + guessLastsMs(perDay));
      guesses = decision.guesses;
    }
  }
});
