import { createFollowUps } from './follow-ups.ts';

const quiet = { warn: () => undefined };

test('When the work after a text is under way, then who asks whether it is done waits for its end', async () => {
  const followUps = createFollowUps(quiet);
  const work = Promise.withResolvers<void>();
  void followUps.begin('text', () => work.promise);
  const asked = followUps.isDone('text');
  expect(await Promise.race([asked, Promise.resolve('waits')])).toBe('waits');
  work.resolve();
  expect(await asked).toBe(true);
});

test('When the work fails, or another replica had the call, then it is not done', async () => {
  const followUps = createFollowUps(quiet);
  await followUps.begin('text', () => Promise.reject(new Error('the store is away')));
  expect([await followUps.isDone('text'), await followUps.isDone('other')]).toEqual([false, false]);
});

test('When thousands of texts were written, then only the latest are remembered', async () => {
  const followUps = createFollowUps(quiet);
  for (let n = 0; n < 3_000; n += 1) await followUps.begin(`text ${n}`, () => Promise.resolve());
  expect([await followUps.isDone('text 0'), await followUps.isDone('text 2999')]).toEqual([false, true]);
});
