import { insertOnce } from '../../mongo/insert-once.ts';
import type { LoggedImport } from './logged-import.ts';
import type { ImportLogModel } from './import-log-model.ts';

/** Imports while they are carried out. */
export const createImportLog = (imports: ImportLogModel) => ({
  /** Writes down what is to be imported; false where another import of the same is under way. */
  begin: (record: LoggedImport): Promise<boolean> => insertOnce(() => imports.create(record)),

  /** From now on it is carried out, whatever happens to this process. */
  decide: async ({ _id, importId }: Pick<LoggedImport, '_id' | 'importId'>): Promise<boolean> =>
    (await imports.updateOne({ _id, importId }, { $set: { isDecided: true } })).matchedCount > 0,

  /** Whether another import makes something that this one makes too. */
  isClaimed: async ({ _id, creates }: Pick<LoggedImport, '_id' | 'creates'>): Promise<boolean> =>
    (await imports.exists({ _id: { $ne: _id }, creates: { $in: creates } })) !== null,

  findDecided: (id: string): Promise<LoggedImport | null> =>
    imports.findOne({ _id: id, isDecided: true }).lean(),

  /** What the imports are of that a crash may have left half done. */
  listDecided: async (): Promise<string[]> =>
    (await imports.find({ isDecided: true }, { _id: 1 }).lean()).map(({ _id }) => _id),

  end: async ({ _id, importId }: Pick<LoggedImport, '_id' | 'importId'>): Promise<void> => {
    await imports.deleteOne({ _id, importId });
  },

  /** Forgets imports that a crash left undecided. */
  forgetUndecided: async (before: Date): Promise<void> => {
    const left = await imports.find({ isDecided: false, at: { $lt: before } }, { importId: 1 }).lean();
    for (const { _id, importId } of left) await imports.deleteOne({ _id, importId, isDecided: false });
  },
});

export type ImportLog = ReturnType<typeof createImportLog>;
