import type { AggregateVersion } from '../consumers/aggregate-version.ts';
import { applyNewer, removeNewer } from '../consumers/apply-newer.ts';
import type { Person, PersonModel, PersonName } from './person-model.ts';

/** A service's read model of auth's accounts. */
export interface People {
  /** Null for an account that is deleted, or not known yet. */
  find(id: string): Promise<Person | null>;
  /** The names and roles of those who are known, by their ids. */
  namesOf(ids: readonly string[]): Promise<Map<string, PersonName>>;
  /** Whether the account is known to be deleted. */
  isDeleted(id: string): Promise<boolean>;
  /** Keeps an account's state at this version, unless a newer one is known. */
  keep(version: AggregateVersion, person: Omit<Person, '_id'>): Promise<void>;
  /** Forgets everything but that the account is deleted. */
  remove(version: AggregateVersion): Promise<void>;
}

const present = { removed: { $ne: true } };
const bookkeeping = { sequence: 0, removed: 0 } as const;

export const createPeople = (model: PersonModel): People => ({
  find: (id) => model.findOne({ _id: id, ...present }, bookkeeping).lean(),

  namesOf: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows = await model
      .find(
        { _id: { $in: [...new Set(ids)] }, ...present },
        { username: 1, firstName: 1, lastName: 1, role: 1 },
      )
      .lean();
    return new Map(rows.map((row) => [row._id, row]));
  },

  isDeleted: async (id) => (await model.exists({ _id: id, removed: true })) !== null,

  keep: async (version, person) => {
    await applyNewer(model, version, { ...person });
  },

  remove: async (version) => {
    await removeNewer(model, version);
  },
});
