import { coalesce } from './coalesce.ts';

const gates = () => {
  const opens: (() => void)[] = [];
  const work = (): Promise<void> => new Promise((resolve) => opens.push(resolve));
  return { opens, work };
};

test('When many ask while one runs, then they share one run that begins afterwards', async () => {
  const { opens, work } = gates();
  const run = coalesce(work);
  const first = run('a');
  const others = [run('a'), run('a'), run('a')];
  expect(opens).toHaveLength(1);
  opens[0]?.();
  await first;
  expect(opens).toHaveLength(2);
  opens[1]?.();
  await Promise.all(others);
  expect(opens).toHaveLength(2);
});

test('When two ids are asked for, then neither waits for the other', () => {
  const { opens, work } = gates();
  const run = coalesce(work);
  void run('a');
  void run('b');
  expect(opens).toHaveLength(2);
});

test('When a run fails, then who waited gets a run of their own', async () => {
  let runs = 0;
  const run = coalesce(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('away')) : Promise.resolve();
  });
  const first = run('a');
  const second = run('a');
  await expect(first).rejects.toThrow('away');
  await expect(second).resolves.toBeUndefined();
  await run('a');
  expect(runs).toBe(3);
});
