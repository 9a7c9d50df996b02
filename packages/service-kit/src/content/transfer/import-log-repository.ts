import { insertOnce } from '../../mongo/insert-once.ts';
import type { ImportKey, LoggedImport, StepOutcome } from './logged-import.ts';
import type { ImportLogModel } from './import-log-model.ts';

/** A little less than the pause between two rounds of a replica. */
const countedEveryMs = 55_000;

/** Imports while they are carried out, and of each the last one that left something out. */
export const createImportLog = (imports: ImportLogModel) => ({
  /** Writes down what is to be imported; false where another import of the same is under way. */
  begin: async (record: LoggedImport): Promise<boolean> => {
    await imports.deleteOne({ _id: record._id, endedAt: { $ne: null } });
    return insertOnce(() => imports.create(record));
  },

  /** From now on it is carried out, whatever happens to this process. */
  decide: async ({ _id, importId }: ImportKey): Promise<boolean> =>
    (await imports.updateOne({ _id, importId }, { $set: { isDecided: true } })).matchedCount > 0,

  /** Whether another import makes something that this one makes too. */
  isClaimed: async ({ _id, creates }: Pick<LoggedImport, '_id' | 'creates'>): Promise<boolean> =>
    (await imports.exists({ _id: { $ne: _id }, creates: { $in: creates } })) !== null,

  /** This import; null where it is over and left nothing out, or the next of the same has begun. */
  find: ({ _id, importId }: ImportKey): Promise<LoggedImport | null> =>
    imports.findOne({ _id, importId }).lean(),

  findDecided: (id: string): Promise<LoggedImport | null> =>
    imports.findOne({ _id: id, isDecided: true }).lean(),

  /** What the imports are of that a crash may have left half done. */
  listDecided: async (): Promise<string[]> =>
    (await imports.find({ isDecided: true }, { _id: 1 }).lean()).map(({ _id }) => _id),

  /** Notes what became of a step: of several who took it, by the first. */
  noteOutcome: async ({ _id, importId }: ImportKey, outcome: StepOutcome): Promise<void> => {
    await imports.updateOne(
      { _id, importId, isDecided: true, 'outcomes.id': { $ne: outcome.id } },
      { $push: { outcomes: outcome } },
    );
  },

  /** Counts a round in which a step failed, at most one a minute of all replicas. Gives how many there were; 0 for one uncounted. */
  countFailedRound: async ({ _id, importId }: ImportKey, at: Date): Promise<number> => {
    const aMinuteAgo = new Date(at.getTime() - countedEveryMs);
    const counted = await imports
      .findOneAndUpdate(
        {
          _id,
          importId,
          isDecided: true,
          $or: [{ lastFailedRoundAt: null }, { lastFailedRoundAt: { $lt: aMinuteAgo } }],
        },
        { $inc: { failedRounds: 1 }, $set: { lastFailedRoundAt: at } },
        { returnDocument: 'after', projection: { failedRounds: 1 } },
      )
      .lean();
    return counted?.failedRounds ?? 0;
  },

  /** It is over: the next may begin. What it left out stays until then, for who asks what became of it. */
  end: async ({ _id, importId }: ImportKey, endedAt: Date): Promise<void> => {
    const record = await imports.findOne({ _id, importId, endedAt: null }, { outcomes: 1 }).lean();
    if (record?.outcomes?.some(({ left }) => left.length > 0))
      await imports.updateOne(
        { _id, importId, endedAt: null },
        { $set: { isDecided: false, endedAt, actorId: '', creates: [], steps: '' } },
      );
    else await imports.deleteOne({ _id, importId, endedAt: null });
  },

  /** Forgets imports that a crash left undecided. */
  forgetUndecided: async (before: Date): Promise<void> => {
    const left = await imports.find({ isDecided: false, endedAt: null, at: { $lt: before } }, { importId: 1 }).lean();
    for (const { _id, importId } of left) await imports.deleteOne({ _id, importId, isDecided: false, endedAt: null });
  },
});

export type ImportLog = ReturnType<typeof createImportLog>;
