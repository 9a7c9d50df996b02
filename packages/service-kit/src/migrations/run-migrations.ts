import type { Connection } from 'mongoose';
import { failPoint } from '../fail-points/fail-point.ts';
import { newId } from '../ids/uuid-v7.ts';
import type { Logger } from '../logging/logger.ts';
import { pause } from '../time/pause.ts';
import { createMigrationStore, type MigrationStore } from './migration-store.ts';
import { inOrder, type Migration } from './migration.ts';

export interface RunMigrationsOptions {
  connection: Connection;
  migrations: readonly Migration[];
  logger: Logger;
  /** How long a replica that died keeps the lock. Default 30 s; replicas' clocks must agree to within it. */
  leaseMs?: number;
  /** How often a waiting replica looks again. Default 500 ms. */
  pollMs?: number;
  /** Stops the waiting. */
  signal?: AbortSignal;
}

const taken = 'another replica has taken the lock of the migrations';

/** Keeps the lock while `work` runs; false where another replica took it in between, whatever came of the work. */
const whileHeld = async (
  store: MigrationStore,
  leaseMs: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> => {
  const lost = new AbortController();
  let heldUntil = Date.now() + leaseMs;
  const renew = async (): Promise<void> => {
    const until = Date.now() + leaseMs;
    try {
      if (await store.renew(new Date(until))) heldUntil = until;
      else lost.abort(new Error(taken));
    } catch {
      // The store is away. Past the lease it may be back for another replica before it is for this one.
      if (Date.now() >= heldUntil) lost.abort(new Error(taken));
    }
  };
  const timer = setInterval(() => void renew(), leaseMs / 3);
  try {
    await work(lost.signal);
  } catch (error) {
    if (!lost.signal.aborted) throw error;
  } finally {
    clearInterval(timer);
  }
  return !lost.signal.aborted;
};

/**
 * Runs the migrations that this database has not had, in the order of their numbers, and resolves once all are done.
 * Of several replicas one runs them while the others wait. One that dies in the middle loses the lock when its lease
 * ends, and another runs the same migration again. Throws what a migration throws; it is then run again at the next
 * start.
 */
export const runMigrations = async (options: RunMigrationsOptions): Promise<void> => {
  const { connection, logger, leaseMs = 30_000, pollMs = 500, signal } = options;
  const migrations = inOrder(options.migrations);
  const store = createMigrationStore(connection, newId());
  const pending = async (): Promise<Migration[]> => {
    const done = await store.done();
    return migrations.filter(({ name }) => !done.has(name));
  };

  const runAll = async (lost: AbortSignal): Promise<void> => {
    // Read again under the lock: the one that held it before may have run some.
    for (const { name, run } of await pending()) {
      const started = performance.now();
      await run({ logger, signal: lost });
      lost.throwIfAborted();
      failPoint('migrations.before_done');
      await store.markDone(name, new Date());
      logger.info({ migration: name, ms: Math.round(performance.now() - started) }, 'migration done');
    }
  };

  while ((await pending()).length > 0) {
    signal?.throwIfAborted();
    const now = new Date();
    if (await store.hold(now, new Date(now.getTime() + leaseMs))) {
      try {
        if (!(await whileHeld(store, leaseMs, runAll))) logger.warn(taken);
      } finally {
        await store.release();
      }
    } else await pause(pollMs, signal);
  }
};
