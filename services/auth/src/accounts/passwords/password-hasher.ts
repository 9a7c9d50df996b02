import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import { createGate } from './gate.ts';
import { cost } from './hash-cost.ts';
import { createHashThreads } from './hash-threads.ts';

const ourPrefix = '$argon2id$v=19$m=19456,t=2,p=1$';

export interface PasswordHasher {
  /** Throws DomainError 503 where so many wait that one more would wait too long. */
  assertRoom(): void;
  hash(password: string): Promise<string>;
  /** False for a wrong password and, after the very same work, for an account that does not exist (null). */
  matches(hashed: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made at another cost than today's. */
  isOutdated(hashed: string): boolean;
  /** Ends its threads with the service. */
  worker: Worker;
}

/** Each hash takes a core for some 20 ms and 19 MiB, so only a few are worked on at once. */
export const createPasswordHasher = async (): Promise<PasswordHasher> => {
  const atOnce = Math.max(2, availableParallelism());
  const threads = createHashThreads(atOnce);
  const gate = createGate({
    atOnce,
    leastWaiting: 30,
    longestWaitMs: 800,
    expectedMs: 30,
  });
  const nobodysHash = await hash('the password of nobody', cost);
  return {
    assertRoom: gate.assertRoom,
    hash: (password) => gate.run(() => threads.hash(password)),
    matches: async (hashed, password) => {
      const isRight = await gate.run(() => threads.verify(hashed ?? nobodysHash, password));
      return isRight && hashed !== null;
    },
    isOutdated: (hashed) => !hashed.startsWith(ourPrefix),
    worker: { name: 'password hashes', start: () => undefined, stop: threads.stop },
  };
};
