import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { turnModel } from '../../src/turns/data/turn-model.ts';
import { createTurnRepository } from '../../src/turns/data/turn-repository.ts';
import { createSharedTurns } from '../../src/turns/shared-turns.ts';
import { createTurns } from '../../src/turns/turns.ts';

const stack = useTestStack({ topics: [] });
const never = new AbortController().signal;
const patient = { signal: never, patience: never };

/** A replica on a connection of its own. */
const replica = async ({ leaseMs = 60_000, now = () => new Date() } = {}) => {
  const model = turnModel(await stack.database('ai'));
  const repository = createTurnRepository(model);
  const asked: string[] = [];
  const turns = createSharedTurns({
    local: createTurns(),
    repository: {
      ...repository,
      take: (turn, at) => {
        asked.push(turn._id);
        return repository.take(turn, at);
      },
    },
    leaseMs,
    logger: stack.logger,
    now,
  });
  return { turns, repository, model, asked };
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
  const end = await one.turns.take('ana', patient);
  const second = other.turns.take('ana', patient);
  const seen = state(second);
  (await other.turns.take('eva', patient))();
  await until(() => other.asked.filter((person) => person === 'ana').length >= 2, { what: 'a second look' });
  expect(seen.began).toBe(false);
  end();
  (await second)();
  await until(async () => (await one.model.countDocuments()) === 0, { what: 'both to be released' });
});

test('When a turn takes long, then its lease is renewed until it ends', async () => {
  const { turns, model } = await replica({ leaseMs: 3_000 });
  const end = await turns.take('leo', patient);
  const expiry = async () => (await model.findOne({ _id: 'leo' }).lean())?.expiresAt.getTime() ?? 0;
  const taken = await expiry();
  await until(async () => (await expiry()) > taken, { what: 'a renewal' });
  end();
  await until(async () => (await model.countDocuments({ _id: 'leo' })) === 0, { what: 'the release' });
});

test('When a process dies in its turn, then another begins once the lease is over, and the dead one ends nothing', async () => {
  const later = new Date(Date.now() + 60_000);
  const [dead, other] = [await replica(), await replica({ now: () => later })];
  const turn = { _id: 'mia', holder: 'of-the-dead', expiresAt: later };
  expect(await dead.repository.take(turn, new Date())).toBe(true);
  const end = await other.turns.take('mia', patient);
  expect(await dead.repository.renew(turn)).toBe(false);
  await dead.repository.release(turn);
  expect(await other.model.countDocuments({ _id: 'mia' })).toBe(1);
  end();
});

test('When one who waits for another replica leaves, then the next in line has the turn', async () => {
  const [one, other] = [await replica(), await replica()];
  const end = await one.turns.take('lia', patient);
  const [gone, tired] = [new AbortController(), new AbortController()];
  const leaving = other.turns.take('lia', { signal: gone.signal, patience: never });
  const waiting = other.turns.take('lia', { signal: never, patience: tired.signal });
  await until(() => other.asked.length > 0, { what: 'a look' });
  gone.abort(new Error('gone'));
  await expect(leaving).rejects.toThrow('gone');
  await until(() => other.asked.length > 1, { what: 'a look of the next in line' });
  tired.abort(new Error('tired'));
  await expect(waiting).rejects.toThrow('tired');
  end();
  (await other.turns.take('lia', patient))();
});
