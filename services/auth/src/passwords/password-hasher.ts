import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from './gate.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const ourPrefix = '$argon2id$v=19$m=19456,t=2,p=1$';

export interface PasswordHasher {
  /** Throws DomainError 503 where so many wait that one more would wait too long. */
  assertRoom(): void;
  hash(password: string): Promise<string>;
  /** False for a wrong password and, after the very same work, for an account that does not exist (null). */
  matches(hashed: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made at another cost than today's. */
  isOutdated(hashed: string): boolean;
}

/** Each hash takes a core for some 20 ms and 19 MiB, so only a few are worked on at once. */
export const createPasswordHasher = async (): Promise<PasswordHasher> => {
  const gate = createGate({
    atOnce: Math.max(2, availableParallelism()),
    leastWaiting: 30,
    longestWaitMs: 800,
    expectedMs: 30,
  });
  const nobodysHash = await hash('the password of nobody', cost);
  return {
    assertRoom: gate.assertRoom,
    hash: (password) => gate.run(() => hash(password, cost)),
    matches: async (hashed, password) => {
      const isRight = await gate.run(() => verify(hashed ?? nobodysHash, password));
      return isRight && hashed !== null;
    },
    isOutdated: (hashed) => !hashed.startsWith(ourPrefix),
  };
};
