import { insertOnce } from '../../mongo/insert-once.ts';
import { baseId, type FileSide, type ImportBaseRecord } from './import-base.ts';
import type { ImportBaseModel } from './import-base-model.ts';

/** What the files of records said as they were imported last. Nothing prunes it: of a record there is one. */
export const createImportBaseRepository = (bases: ImportBaseModel) => ({
  find: (kind: string, id: string): Promise<ImportBaseRecord | null> =>
    bases.findOne({ _id: baseId(kind, id) }).lean(),

  /** By which import each of these was kept, in the order of their ids: another list as soon as one moves. */
  listImports: async (records: readonly Pick<FileSide, 'kind' | 'id'>[]): Promise<[string, string][]> => {
    const ids = records.map(({ kind, id }) => baseId(kind, id));
    const found = await bases
      .find({ _id: { $in: ids } }, { importId: 1 })
      .sort({ _id: 1 })
      .lean();
    return found.map(({ _id, importId }) => [_id, importId]);
  },

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
