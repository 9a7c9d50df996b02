import { hash } from '@node-rs/argon2';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createGate } from './gate.ts';
import { createPasswordHasher } from './password-hasher.ts';

test.each(['123456', 'qwerty', 'Password1', 'CONTRASEÑA', 'contrasena', 'realmadrid', 'promptario'])(
  'When a password is %j, then it is a common one',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['# The commonest', 'a sentence of one own', 'xK9#mQ2p', 'gazpacho de sandía', ''])(
  'When a password is %j, then it is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('When a password is hashed, then it matches, another does not, and nobody matches anything', async () => {
  const hasher = await createPasswordHasher();
  const hashed = await hasher.hash('gazpacho de sandía');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.matches(hashed, 'gazpacho de sandía')).toBe(true);
  expect(await hasher.matches(hashed, 'gazpacho de sandia')).toBe(false);
  expect(await hasher.matches(null, 'the password of nobody')).toBe(false);
});

test('When a hash was made at another cost, then it is outdated', async () => {
  const hasher = await createPasswordHasher();
  expect(hasher.isOutdated(await hasher.hash('x'))).toBe(false);
  expect(hasher.isOutdated(await hash('x', { memoryCost: 4096, timeCost: 1, parallelism: 1 }))).toBe(true);
});

/** Work that a test ends by hand. */
const heldWork = () => {
  const waiting: (() => void)[] = [];
  return {
    work: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    endOne: async (): Promise<void> => {
      waiting.shift()?.();
      await new Promise(setImmediate);
    },
    get running() {
      return waiting.length;
    },
  };
};
const statusOf = (act: () => unknown): unknown => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof DomainError ? [error.status, error.headers?.['Retry-After']] : error;
  }
};

const nextTurn = () => new Promise(setImmediate);

test('When more work comes than is let in, then it waits, and what would wait too long is refused', async () => {
  const held = heldWork();
  const gate = createGate({ atOnce: 2, leastWaiting: 0, longestWaitMs: 100, expectedMs: 50, now: () => 0 });
  const started = Array.from({ length: 5 }, () => gate.run(held.work));
  await nextTurn();
  expect(held.running).toBe(2);
  // Three wait; a fourth would wait for 4 x 50 / 2 ms, a fifth for longer than it may.
  expect(statusOf(gate.assertRoom)).toBeNull();
  started.push(gate.run(held.work));
  expect(statusOf(gate.assertRoom)).toEqual([503, '2']);
  const more = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const late = gate.run(held.work);
      started.push(late.catch(() => undefined));
      return Promise.race([late.catch((error: unknown) => error), nextTurn().then(() => 'waits')]);
    }),
  );
  expect(more.filter((result) => result === 'waits')).toHaveLength(4);
  expect(more.filter((result) => result instanceof DomainError)).toHaveLength(6);
  while (held.running > 0) await held.endOne();
  await Promise.all(started);
});

test('When pieces turn out to take longer, then fewer may wait; and one that fails makes room', async () => {
  let now = 0;
  const gate = createGate({ atOnce: 1, leastWaiting: 0, longestWaitMs: 100, expectedMs: 10, now: () => now });
  const failing = async (): Promise<never> => {
    now += 400;
    throw new Error('failed');
  };
  for (let i = 0; i < 40; i += 1) await expect(gate.run(failing)).rejects.toThrow('failed');
  const held = heldWork();
  const running = gate.run(held.work);
  await nextTurn();
  expect(statusOf(gate.assertRoom)).toEqual([503, '2']);
  await held.endOne();
  await running;
  expect(statusOf(gate.assertRoom)).toBeNull();
});

test('When the machine is slow, then as many as are always let in wait all the same', async () => {
  const held = heldWork();
  const gate = createGate({ atOnce: 1, leastWaiting: 2, longestWaitMs: 1, expectedMs: 1_000 });
  const started = [gate.run(held.work), gate.run(held.work), gate.run(held.work)];
  expect(statusOf(gate.assertRoom)).toEqual([503, '2']);
  await nextTurn();
  while (held.running > 0) await held.endOne();
  await Promise.all(started);
});
