import { Schema, type Connection } from 'mongoose';
import type { AnyModel } from '../mongo/any-model.ts';
import { openModel } from '../mongo/open-model.ts';
import { defineModel, type RecordModel } from '../mongo/define-model.ts';
import { insertOnce } from '../mongo/insert-once.ts';

/** The lock, under its own id, or a migration that is done, under its name. */
interface MigrationRecord {
  _id: string;
  /** The lock's: who holds it, and until when. */
  by?: string;
  until?: Date;
  /** A migration's. */
  doneAt?: Date;
}

const lockId = 'lock';

const modelOn = (connection: Connection): RecordModel<MigrationRecord> => {
  const known: AnyModel | undefined = connection.models.Migration;
  return known
    ? openModel<MigrationRecord>(known)
    : defineModel<MigrationRecord>(
        connection,
        'Migration',
        new Schema(
          { _id: String, by: String, until: Date, doneAt: Date },
          { collection: 'migrations', versionKey: false },
        ),
      );
};

/** The collection `migrations`: what is done, and the lock. `holder` names this process among the replicas. */
export const createMigrationStore = (connection: Connection, holder: string) => {
  const records = modelOn(connection);

  return {
    /** The names of the migrations that are done. */
    done: async (): Promise<Set<string>> => {
      const rows = await records.find({ doneAt: { $ne: null } }, { _id: 1 }).lean();
      return new Set(rows.map(({ _id }) => _id));
    },

    /** Takes the lock until then, or keeps it; false while another holds it. */
    hold: async (now: Date, until: Date): Promise<boolean> => {
      const free = { _id: lockId, $or: [{ by: holder }, { until: { $lt: now } }] };
      const { matchedCount } = await records.updateOne(free, { $set: { by: holder, until } });
      return matchedCount > 0 || insertOnce(() => records.create({ _id: lockId, by: holder, until }));
    },

    /** Keeps the lock until then; false where another has taken it. */
    renew: async (until: Date): Promise<boolean> =>
      (await records.updateOne({ _id: lockId, by: holder }, { $set: { until } })).matchedCount > 0,

    release: async (): Promise<void> => {
      await records.deleteOne({ _id: lockId, by: holder });
    },

    markDone: async (name: string, doneAt: Date): Promise<void> => {
      await insertOnce(() => records.create({ _id: name, doneAt }));
    },
  };
};

export type MigrationStore = ReturnType<typeof createMigrationStore>;
