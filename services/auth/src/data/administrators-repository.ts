import { Schema, type Connection, type Model } from 'mongoose';
import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { AdministratorEntry } from '../domain/administrators.ts';

interface AdministratorsDocument {
  _id: string;
  revision: number;
  entries: AdministratorEntry[];
}
export type AdministratorsModel = Model<AdministratorsDocument>;

const theOne = 'administrators';
const maxAttempts = 30;

const administratorsSchema = new Schema(
  {
    _id: String,
    revision: Number,
    entries: [{ _id: false, id: String, version: Number, counts: Boolean }],
  },
  { collection: 'administrators', versionKey: false },
);

export interface AdministratorsRepository {
  read(): Promise<AdministratorEntry[]>;
  /**
   * Compare-and-set on the one list: what `decide` gives is stored if nobody changed the list meanwhile, else it
   * decides again. A string or null is given back and changes nothing.
   */
  change<Refusal extends string | null>(
    decide: (entries: readonly AdministratorEntry[]) => AdministratorEntry[] | Refusal,
  ): Promise<AdministratorEntry[] | Refusal>;
}

// mongoose infers a document type with its own nullable fields; ours is the domain's.
export const createAdministratorsModel = (connection: Connection): AdministratorsModel =>
  connection.model('Administrators', administratorsSchema) as unknown as AdministratorsModel;

const isList = <Refusal>(decided: AdministratorEntry[] | Refusal): decided is AdministratorEntry[] =>
  Array.isArray(decided);

export const createAdministratorsRepository = (model: AdministratorsModel): AdministratorsRepository => {
  const current = async (): Promise<AdministratorsDocument> => {
    const found = await model.findOne({ _id: theOne }).lean<AdministratorsDocument>();
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
    try {
      await withDuplicateKeys(() => model.create({ _id: theOne, revision: 1, entries }));
      return true;
    } catch (error) {
      if (error instanceof DuplicateKeyError) return false;
      throw error;
    }
  };

  return {
    read: async () => (await current()).entries,
    change: async (decide) => {
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
