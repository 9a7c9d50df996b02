import { createCached } from './cached.ts';

const counting = (options?: Parameters<typeof createCached>[1]) => {
  let loads = 0;
  return createCached(() => Promise.resolve((loads += 1)), options);
};

test('When it is read again, then it is loaded once, and anew after forget', async () => {
  const cached = counting();
  const all = [await cached.read(), await cached.read()];
  cached.forget();
  expect([...all, await cached.read()]).toEqual([1, 1, 2]);
});

test('When it is as old as it may be, then it is loaded anew', async () => {
  let now = 0;
  const cached = counting({ freshMs: 2_000, now: () => now });
  const all = [await cached.read()];
  now = 1_999;
  all.push(await cached.read());
  now = 2_000;
  expect([...all, await cached.read()]).toEqual([1, 1, 2]);
});

test('When loads overlap, then they are one; and one that fails is not held', async () => {
  let loads = 0;
  const cached = createCached(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(loads);
  });
  const both = await Promise.allSettled([cached.read(), cached.read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cached.read()).toBe(2);
});

test('When a load that began before forget fails late, then the newer value stays', async () => {
  const slow = Promise.withResolvers<number>();
  let loads = 0;
  const cached = createCached(() => ((loads += 1) === 1 ? slow.promise : Promise.resolve(loads)));
  const first = cached.read();
  cached.forget();
  expect(await cached.read()).toBe(2);
  slow.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  expect(await cached.read()).toBe(2);
});
