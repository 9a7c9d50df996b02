import { createCoalesced } from './coalesce.ts';

const runner = (work: () => Promise<void>) => {
  const coalesced = createCoalesced<void>();
  return (key: string): Promise<void> => coalesced(key, work);
};

const gates = () => {
  const opens: (() => void)[] = [];
  const work = (): Promise<void> => new Promise((resolve) => opens.push(resolve));
  return { opens, work };
};

test('When many ask while one runs, then they share one run that begins afterwards', async () => {
  const { opens, work } = gates();
  const run = runner(work);
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
  const run = runner(work);
  void run('a');
  void run('b');
  expect(opens).toHaveLength(2);
});

test('When a run fails, then who waited gets a run of their own', async () => {
  let runs = 0;
  const run = runner(() => {
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

test('When one asks in the moment between two runs, then it shares the one that is on its way', async () => {
  const coalesced = createCoalesced<void>();
  let atOnce = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
  };
  // One caller for every microtask around the end of the first run.
  const callers = Array.from({ length: 12 }, async (_, microtasks) => {
    for (let waited = 0; waited < microtasks; waited += 1) await Promise.resolve();
    await coalesced('a', work);
  });
  await Promise.all([coalesced('a', work), coalesced('a', work), ...callers]);
  expect(most).toBe(1);
});
