import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import type { TaughtReferencesRecord } from '../domain/taught-references.ts';
import type { TaughtReferencesModel } from './taught-references-model.ts';

type Change = AggregateChange<Omit<TaughtReferencesRecord, '_id' | 'version'>>;

export const createTaughtReferences = (taught: TaughtReferencesModel) => ({
  listAll: (): Promise<TaughtReferencesRecord[]> => taught.find({}, withoutOutbox).lean(),

  /**
   * Changes what an exercise was taught, guarded by its version: who marks it as stale meanwhile has `change` run again, so
   * that it reads what is left. Null where nothing was ever taught.
   */
  change: (
    exerciseId: string,
    change: (current: TaughtReferencesRecord) => Promise<Change | null>,
  ): Promise<TaughtReferencesRecord | null> =>
    changeAggregate<TaughtReferencesRecord>({ model: taught, id: exerciseId, change }),

  /** Of the record, which being marked as stale raises as well; 0 where there is none. */
  versionOf: async (exerciseId: string): Promise<number> =>
    (await taught.findOne({ _id: exerciseId }, { version: 1 }).lean())?.version ?? 0,

  /** Makes place for what an exercise is taught. */
  begin: async (exerciseId: string): Promise<void> => {
    const state: Omit<TaughtReferencesRecord, 'version'> = { _id: exerciseId, number: 0, references: null };
    if ((await taught.exists({ _id: exerciseId })) !== null) return;
    await insertOnce(() => createAggregate({ model: taught, state, events: [] }));
  },

  /** A judged attempt of these has left: at a new version, so that no change in flight misses it. */
  markStale: async (exerciseIds: readonly string[]): Promise<void> => {
    await taught.updateMany(
      { _id: { $in: [...exerciseIds] } },
      { $set: { stale: true }, $inc: { version: 1 } },
    );
  },

  listStale: async (): Promise<string[]> =>
    (await taught.find({ stale: true }, { _id: 1 }).lean()).map(({ _id }) => _id),
});

export type TaughtReferences = ReturnType<typeof createTaughtReferences>;
