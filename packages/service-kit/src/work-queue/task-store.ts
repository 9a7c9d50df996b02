import { newId } from '../ids/uuid-v7.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { openModel } from '../mongo/open-model.ts';
import { DuplicateKeyError, withDuplicateKeys } from '../mongo/duplicate-key-error.ts';
import { insertOnce } from '../mongo/insert-once.ts';
import type { Filter, Update } from '../mongo/record-query.ts';
import type { StoredTask, Task } from './task.ts';

export interface TaskStoreOptions {
  /** How long a task is its worker's; the worker renews it. Milliseconds. */
  leaseMs: number;
  /** How many due tasks of one key are taken together. Default 1. */
  batch?: number;
  /** Only tasks with these values are taken, such as those of one provider. */
  only?: Readonly<Record<string, unknown>>;
  now?: () => Date;
}

/** What one worker has taken: one task, or several of one key. */
export interface Claim<T> {
  token: string;
  tasks: readonly [T, ...T[]];
}

/** New tasks are due at once where nothing else is said. */
export type NewTask<T extends Task> = Omit<T, 'attempts' | 'handledAt' | 'poisonedAt' | 'lastError'>;

type Fields = Readonly<Record<string, unknown>>;

type Due = Filter<StoredTask>;
type Candidate = Pick<Task, '_id' | 'key'>;

const mostRounds = 20;
const free = { leaseToken: 1, runningKey: 1 } as const;

/** The reads and writes of a collection of tasks, whose schema has `taskFields` and `taskIndexes`. */
export const createTaskStore = <T extends Task>(collection: AnyModel<T>, options: TaskStoreOptions) => {
  const { leaseMs, batch = 1, now = () => new Date() } = options;
  const model = openModel<StoredTask>(collection);
  // `only` names fields of T, which the bookkeeping does not know; what is read comes back as the T that it is.
  const only = (options.only ?? {}) as Filter<StoredTask>;
  const whole = (record: StoredTask): T => record as unknown as T;
  const leaseEnd = (): Date => new Date(now().getTime() + leaseMs);

  const longestDue = (due: Due): Promise<Candidate | null> =>
    model.findOne(due, { key: 1 }).sort({ dueAt: 1 }).lean();

  /** The longest due task whose key nobody works on at this moment: one read where there is nothing to do. */
  const nextDue = async (due: Due, at: Date): Promise<Candidate | null> => {
    const longest = await longestDue(due);
    if (longest?.key == null) return longest;
    const running = await model.distinct('runningKey', { runningKey: { $ne: null }, dueAt: { $gt: at } });
    if (!running.includes(longest.key)) return longest;
    return longestDue({ ...due, key: { $nin: running.filter((key) => key !== undefined) } });
  };

  /** Null where another worker was first. */
  const takeOne = async (due: Due, { _id, key }: Candidate, token: string): Promise<T | null> => {
    const lock = key == null ? {} : { runningKey: key };
    const taken = { $set: { leaseToken: token, dueAt: leaseEnd(), ...lock }, $inc: { attempts: 1 } };
    try {
      const first = await withDuplicateKeys(() =>
        model.findOneAndUpdate({ ...due, _id }, taken, { returnDocument: 'after' }).lean(),
      );
      return first && whole(first);
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      // Another works on the key, or died over it: then its lock is let go of, and who took it changes nothing more.
      await model.updateMany({ runningKey: key ?? '', dueAt: { $lte: now() } }, { $unset: free });
      return null;
    }
  };

  const takeMore = async (due: Due, first: T, token: string): Promise<T[]> => {
    if (batch === 1 || first.key == null) return [];
    const more = await model
      .find({ ...due, key: first.key }, { _id: 1 })
      .sort({ dueAt: 1 })
      .limit(batch - 1)
      .lean();
    if (more.length === 0) return [];
    const taken = { $set: { leaseToken: token, dueAt: leaseEnd() }, $inc: { attempts: 1 } };
    await model.updateMany({ ...due, _id: { $in: more.map(({ _id }) => _id) } }, taken);
    return (await model.find({ leaseToken: token, _id: { $ne: first._id } }).lean()).map(whole);
  };

  const end = async (token: string, update: Update<StoredTask>, ids?: readonly string[]) => {
    const ours = { leaseToken: token, ...(ids && { _id: { $in: ids } }) };
    return (await model.updateMany(ours, update)).matchedCount > 0;
  };

  return {
    /** Keeps a task, once for its id; false where it was kept before, done or not. */
    add: (task: NewTask<T>): Promise<boolean> =>
      insertOnce(
        () => model.create({ dueAt: now(), attempts: 0, handledAt: null, poisonedAt: null, ...task }),
        { field: '_id' },
      ),

    /** Takes what has been due longest, of a key that nobody works on; null where there is nothing such. */
    claim: async (): Promise<Claim<T> | null> => {
      for (let round = 0; round < mostRounds; round += 1) {
        const at = now();
        const due = { ...only, dueAt: { $ne: null, $lte: at } };
        const next = await nextDue(due, at);
        if (next === null) return null;
        const token = newId();
        const first = await takeOne(due, next, token);
        if (first !== null) return { token, tasks: [first, ...(await takeMore(due, first, token))] };
      }
      return null;
    },

    /** In how many milliseconds the next task is due, or a lease ends: 0 where one is due, Infinity where none waits. */
    untilDue: async (): Promise<number> => {
      const next = await model
        .findOne({ ...only, dueAt: { $ne: null } }, { dueAt: 1 })
        .sort({ dueAt: 1 })
        .lean();
      return next?.dueAt ? Math.max(0, next.dueAt.getTime() - now().getTime()) : Infinity;
    },

    /** Extends the lease; false where another has taken the work over. */
    renew: async (token: string): Promise<boolean> =>
      (await model.updateMany({ leaseToken: token }, { $set: { dueAt: leaseEnd() } })).matchedCount > 0,

    /** Done, now unless `fields` say when, with what is to be kept of it. False, and nothing is changed, where another has taken the work over. */
    finish: (token: string, fields: Fields = {}): Promise<boolean> =>
      end(token, { $set: { handledAt: now(), ...fields }, $unset: { ...free, dueAt: 1 } }),

    /** To be taken again after that pause; false as in `finish`. */
    retry: (token: string, pauseMs: number, lastError: string): Promise<boolean> =>
      end(token, { $set: { dueAt: new Date(now().getTime() + pauseMs), lastError }, $unset: free }),

    /** Failed for good: those of these ids are not taken again. */
    poison: (token: string, ids: readonly string[], lastError: string): Promise<boolean> =>
      end(token, { $set: { poisonedAt: now(), lastError }, $unset: { ...free, dueAt: 1 } }, ids),

    figures: async (): Promise<{ waiting: number; poisoned: number }> => ({
      waiting: await model.countDocuments({ dueAt: { $ne: null } }),
      poisoned: await model.countDocuments({ poisonedAt: { $ne: null } }),
    }),
  };
};

export type TaskStore<T extends Task> = ReturnType<typeof createTaskStore<T>>;
