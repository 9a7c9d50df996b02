import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { lockModel } from '../../src/locks/data/lock-model.ts';
import { createLockRepository } from '../../src/locks/data/lock-repository.ts';
import { createSharedLocks } from '../../src/locks/shared-locks.ts';
import { createPersonLocks } from '../../src/locks/person-locks.ts';

const stack = useTestStack({ topics: [] });
const never = new AbortController().signal;
const patient = { signal: never, patience: never };

/** A replica on a connection of its own. */
const replica = async ({ leaseMs = 60_000, now = () => new Date() } = {}) => {
  const model = lockModel(await stack.database('ai'));
  const repository = createLockRepository(model);
  const asked: string[] = [];
  const locks = createSharedLocks({
    local: createPersonLocks(),
    repository: {
      ...repository,
      acquire: (lock, at) => {
        asked.push(lock._id);
        return repository.acquire(lock, at);
      },
    },
    leaseMs,
    logger: stack.logger,
    now,
  });
  return { locks, repository, model, asked };
};

const state = <T>(promise: Promise<T>) => {
  const seen = { began: false };
  void promise.then(
    () => (seen.began = true),
    () => undefined,
  );
  return seen;
};

test('When one person asks two replicas, then the second begins when the first has ended', async () => {
  const [one, other] = [await replica(), await replica()];
  const end = await one.locks.acquire('ana', patient);
  const second = other.locks.acquire('ana', patient);
  const seen = state(second);
  (await other.locks.acquire('eva', patient))();
  await until(() => other.asked.filter((person) => person === 'ana').length >= 2, { what: 'a second look' });
  expect(seen.began).toBe(false);
  end();
  (await second)();
  await until(async () => (await one.model.countDocuments()) === 0, { what: 'both to be released' });
});

test('When a lock is held long, then its lease is renewed until it ends', async () => {
  const { locks, model } = await replica({ leaseMs: 3_000 });
  const end = await locks.acquire('leo', patient);
  const expiry = async () => (await model.findOne({ _id: 'leo' }).lean())?.expiresAt.getTime() ?? 0;
  const taken = await expiry();
  await until(async () => (await expiry()) > taken, { what: 'a renewal' });
  end();
  await until(async () => (await model.countDocuments({ _id: 'leo' })) === 0, { what: 'the release' });
});

test('When a process dies with its lock, then another begins once the lease is over, and the dead one ends nothing', async () => {
  const later = new Date(Date.now() + 60_000);
  const [dead, other] = [await replica(), await replica({ now: () => later })];
  const lock = { _id: 'mia', holder: 'of-the-dead', expiresAt: later };
  expect(await dead.repository.acquire(lock, new Date())).toBe(true);
  const end = await other.locks.acquire('mia', patient);
  expect(await dead.repository.renew(lock)).toBe(false);
  await dead.repository.release(lock);
  expect(await other.model.countDocuments({ _id: 'mia' })).toBe(1);
  end();
});

test('When one who waits for another replica leaves, then the next in line has the lock', async () => {
  const [one, other] = [await replica(), await replica()];
  const end = await one.locks.acquire('lia', patient);
  const [gone, tired] = [new AbortController(), new AbortController()];
  const leaving = other.locks.acquire('lia', { signal: gone.signal, patience: never });
  const waiting = other.locks.acquire('lia', { signal: never, patience: tired.signal });
  await until(() => other.asked.length > 0, { what: 'a look' });
  gone.abort(new Error('gone'));
  await expect(leaving).rejects.toThrow('gone');
  await until(() => other.asked.length > 1, { what: 'a look of the next in line' });
  tired.abort(new Error('tired'));
  await expect(waiting).rejects.toThrow('tired');
  end();
  (await other.locks.acquire('lia', patient))();
});
