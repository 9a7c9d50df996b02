import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { AdministratorEntry } from './administrators.ts';
import type { AdministratorsModel, AdministratorsRecord } from './administrators-model.ts';

const theOne = 'administrators';
const maxAttempts = 30;

const isList = <Refusal>(decided: AdministratorEntry[] | Refusal): decided is AdministratorEntry[] =>
  Array.isArray(decided);

export const createAdministratorsRepository = (model: AdministratorsModel) => {
  const current = async (): Promise<AdministratorsRecord> => {
    const found = await model.findOne({ _id: theOne }).lean();
    return found ?? { _id: theOne, revision: 0, entries: [] };
  };

  const store = async (revision: number, entries: AdministratorEntry[]): Promise<boolean> => {
    if (revision > 0) {
      const { matchedCount } = await model.updateOne(
        { _id: theOne, revision },
        { $set: { entries, revision: revision + 1 } },
      );
      return matchedCount > 0;
    }
    return insertOnce(() => model.create({ _id: theOne, revision: 1, entries }));
  };

  return {
    read: async (): Promise<AdministratorEntry[]> => (await current()).entries,

    /**
     * Compare-and-set on the one list: what `decide` gives is stored if nobody changed the list meanwhile, else it
     * decides again. A string or null is given back and changes nothing.
     */
    change: async <Refusal extends string | null>(
      decide: (entries: readonly AdministratorEntry[]) => AdministratorEntry[] | Refusal,
    ): Promise<AdministratorEntry[] | Refusal> => {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const { revision, entries } = await current();
        const decided = decide(entries);
        if (!isList(decided)) return decided;
        if (await store(revision, decided)) return decided;
      }
      throw unavailable('busy');
    },
  };
};

export type AdministratorsRepository = ReturnType<typeof createAdministratorsRepository>;
