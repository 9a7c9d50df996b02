/** One piece of work that is done once, some time after it was asked for, whatever crashes meanwhile. */
export interface Task {
  /** The idempotency key: work that is asked for twice under one id is one task. */
  _id: string;
  /** Two tasks of one key never run at once, in any replica. */
  key: string | null;
  /** When it may be taken, or taken again: while it is being worked on, the end of its lease. Absent once it is over. */
  dueAt?: Date;
  /** How often it was taken. */
  attempts: number;
  handledAt: Date | null;
  /** It failed for good; nobody takes it again until somebody sets `dueAt`. */
  poisonedAt: Date | null;
  lastError?: string;
}

/** A task with the bookkeeping of its lease. */
export type StoredTask<T extends Task = Task> = T & { leaseToken?: string; runningKey?: string };

/** Spread into the schema of a collection of tasks, beside what a task carries; see `taskIndexes`. */
export const taskFields = {
  _id: String,
  key: { type: String, default: null },
  dueAt: Date,
  attempts: { type: Number, default: 0 },
  /** Names the taking under which it is being worked on. */
  leaseToken: String,
  /** Its key, while it is being worked on: the unique index makes of it a lock that all replicas share. */
  runningKey: String,
  handledAt: { type: Date, default: null },
  poisonedAt: { type: Date, default: null },
  lastError: String,
} as const;

/** For `schema.index(...index)`, each of them; without the unique one, tasks of one key would overlap. */
export const taskIndexes = [
  [{ dueAt: 1 }, { sparse: true }],
  [{ runningKey: 1 }, { unique: true, sparse: true }],
  [{ key: 1 }, {}],
  [{ leaseToken: 1 }, { sparse: true }],
  [{ handledAt: 1 }, {}],
  [{ poisonedAt: 1 }, { sparse: true }],
] as const;

/** Tasks that were over before a moment, done or failed for good: for the sweep of a queue that nobody repairs by hand. */
export const endedBefore = (time: Date) => ({
  $or: [{ handledAt: { $lt: time } }, { poisonedAt: { $lt: time } }],
});
