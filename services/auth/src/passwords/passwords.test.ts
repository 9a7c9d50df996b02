import { hash } from '@node-rs/argon2';
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

test('When more work comes than is let in, then it waits, and too much is refused', async () => {
  const gate = createGate({ atOnce: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  const results = await Promise.allSettled(Array.from({ length: 7 }, () => gate.run(work)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { status: number }).status)).toEqual([503, 503]);
  expect(most).toBe(2);
  await expect(gate.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await gate.run(work);
});
