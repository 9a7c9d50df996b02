import { createPersonLocks } from './person-locks.ts';

const never = new AbortController().signal;
const patient = { signal: never, patience: never };
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('When one person asks several times at once, then one runs at a time, in order, and others do not wait', async () => {
  const locks = createPersonLocks();
  const began: string[] = [];
  const ask = (person: string, name: string) =>
    locks.acquire(person, patient).then((end) => {
      began.push(name);
      return end;
    });
  const [first, second, third, other] = [ask('ana', 'a'), ask('ana', 'b'), ask('ana', 'c'), ask('eva', 'd')];
  await settle();
  expect(began).toEqual(['a', 'd']);
  const end = await first;
  end();
  end();
  await settle();
  // A lock released twice begins only one.
  expect(began).toEqual(['a', 'd', 'b']);
  (await second)();
  (await third)();
  (await other)();
  expect(await ask('ana', 'e')).toBeDefined();
});

test('When one who waits leaves or loses patience, then the next in line has the lock', async () => {
  const locks = createPersonLocks();
  const [gone, tired] = [new AbortController(), new AbortController()];
  const end = await locks.acquire('ana', patient);
  const leaving = locks.acquire('ana', { signal: gone.signal, patience: never });
  const waiting = locks.acquire('ana', { signal: never, patience: tired.signal });
  const staying = locks.acquire('ana', patient);
  gone.abort(new Error('gone'));
  tired.abort(new Error('tired'));
  await expect(leaving).rejects.toThrow('gone');
  await expect(waiting).rejects.toThrow('tired');
  end();
  (await staying)();
  await expect(locks.acquire('ana', { signal: gone.signal, patience: never })).rejects.toThrow('gone');
  (await locks.acquire('ana', patient))();
});
