import { insertOnce } from '../../mongo/insert-once.ts';
import { baseId, type FileSide, type ImportBaseRecord } from './import-base.ts';
import type { ImportBaseModel } from './import-base-model.ts';

/** What the files of records said as they were imported last. Nothing prunes it: of a record there is one. */
export const createImportBaseRepository = (bases: ImportBaseModel) => ({
  find: (kind: string, id: string): Promise<ImportBaseRecord | null> =>
    bases.findOne({ _id: baseId(kind, id) }).lean(),

  /** Keeps these of an import; those of a later one stay. */
  keep: async (
    { importId, at }: Pick<ImportBaseRecord, 'importId' | 'at'>,
    sides: readonly FileSide[],
  ): Promise<void> => {
    for (const { kind, id, fields } of sides) {
      const base = { importId, at, fields: JSON.stringify(fields) };
      const _id = baseId(kind, id);
      if (await insertOnce(() => bases.create({ _id, ...base }))) continue;
      await bases.updateOne({ _id, importId: { $lt: importId } }, { $set: base });
    }
  },

  deleteOf: async (kind: string, ids: readonly string[]): Promise<void> => {
    await bases.deleteMany({ _id: { $in: ids.map((id) => baseId(kind, id)) } });
  },
});

export type ImportBaseRepository = ReturnType<typeof createImportBaseRepository>;
