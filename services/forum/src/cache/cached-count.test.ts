import { createCachedCount } from './cached-count.ts';

const freshMs = 1_000;

/** Counts 1, 2, 3 …, each of which takes so long by a clock of its own. */
const counting = (tookMs: number) => {
  const clock = { at: 0 };
  let made = 0;
  const counted = createCachedCount(
    () => {
      clock.at += tookMs;
      return Promise.resolve((made += 1));
    },
    { freshMs, now: () => clock.at },
  );
  return { clock, counted };
};

test('When nothing was written, then a count stands for its time', async () => {
  const { clock, counted } = counting(0);
  const all = [await counted.read()];
  clock.at = freshMs - 1;
  all.push(await counted.read());
  clock.at = freshMs;
  all.push(await counted.read());
  expect(all).toEqual([1, 1, 2]);
});

test('When something was written, then a quick count is made anew at once', async () => {
  const { counted } = counting(0);
  await counted.read();
  counted.forget();
  expect(await counted.read()).toBe(2);
});

test('When a count is slow, then it takes a small part of the time, and nobody waits for the next', async () => {
  const { clock, counted } = counting(500);
  await counted.read();
  counted.forget();
  expect(await counted.read()).toBe(1);
  clock.at += 20 * 500;
  expect(await counted.read()).toBe(1);
  expect(await counted.read()).toBe(2);
});

test('When a count fails, then the next reader has it made again', async () => {
  let fails = true;
  const counted = createCachedCount(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve(1)), {
    freshMs,
  });
  await expect(counted.read()).rejects.toThrow('away');
  fails = false;
  expect(await counted.read()).toBe(1);
});
