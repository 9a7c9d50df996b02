import { rolesWith } from '@academy/contracts/shared/permissions.ts';
import type { AggregateVersion } from '../consumers/aggregate-version.ts';
import { applyNewer, removeNewer } from '../consumers/apply-newer.ts';
import { wordsOf } from '../text/search-terms.ts';
import {
  personTerms,
  type HeldName,
  type Person,
  type PersonModel,
  type PersonName,
} from './person-model.ts';

/** A service's read model of auth's accounts. */
export interface People {
  /** Null for an account that is deleted, or not known yet. */
  find(id: string): Promise<Person | null>;
  /** The names and roles of those who are known, by their ids; of those whose name is held, that one. */
  namesOf(ids: readonly string[]): Promise<Map<string, PersonName>>;
  /**
   * The ids of up to `most` people whose names or username have words that begin like each word of the text, whatever
   * case and accents; none for a text without words.
   */
  named(text: string, most: number): Promise<string[]>;
  /** How many of them are known and would open nothing that is premium. */
  countWithoutPremium(ids: readonly string[]): Promise<number>;
  /** Has `namesOf` give these names until then, whatever the account is called meanwhile. */
  holdName(id: string, held: HeldName): Promise<void>;
  /** Has `namesOf` give the account's present names again. */
  releaseName(id: string): Promise<void>;
  /** Whether the account is known to be deleted. */
  isDeleted(id: string): Promise<boolean>;
  /** Keeps an account's state at this version, unless a newer one is known. */
  keep(version: AggregateVersion, person: Omit<Person, '_id'>): Promise<void>;
  /** Forgets everything but that the account is deleted. */
  remove(version: AggregateVersion): Promise<void>;
}

const present = { removed: { $ne: true } };
const bookkeeping = { terms: 0, sequence: 0, removed: 0, heldName: 0 } as const;

const shownName = ({ heldName, ...person }: PersonName & { heldName?: HeldName }, now: Date): PersonName => {
  if (!heldName || heldName.until <= now) return person;
  const { username, firstName, lastName } = heldName;
  return { ...person, username, firstName, lastName };
};

/** `now` decides whether a held name still holds. */
export const createPeople = (model: PersonModel, now: () => Date = () => new Date()): People => ({
  find: (id) => model.findOne({ _id: id, ...present }, bookkeeping).lean(),

  namesOf: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows = await model
      .find(
        { _id: { $in: [...new Set(ids)] }, ...present },
        { username: 1, firstName: 1, lastName: 1, role: 1, heldName: 1 },
      )
      .lean();
    const at = now();
    return new Map(rows.map((row) => [row._id, shownName(row, at)]));
  },

  named: async (text, most) => {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    // Words are letters and digits only: nothing in them is a sign of regular expressions.
    const $and = words.map((word) => ({ terms: { $regex: `^${word}` } }));
    const rows = await model
      .find({ $and, ...present }, { _id: 1 })
      .limit(most)
      .lean();
    return rows.map(({ _id }) => _id);
  },

  countWithoutPremium: async (ids) => {
    if (ids.length === 0) return 0;
    return model.countDocuments({
      _id: { $in: [...ids] },
      plan: { $ne: 'premium' },
      role: { $nin: rolesWith('content.read') },
      ...present,
    });
  },

  holdName: async (id, { username, firstName, lastName, until }) => {
    const heldName = { username, firstName, lastName, until };
    await model.updateOne({ _id: id, ...present }, { $set: { heldName } });
  },

  releaseName: async (id) => {
    await model.updateOne({ _id: id }, { $unset: { heldName: 1 } });
  },

  isDeleted: async (id) => (await model.exists({ _id: id, removed: true })) !== null,

  keep: async (version, person) => {
    await applyNewer(model, version, { ...person, terms: personTerms(person) });
  },

  remove: async (version) => {
    await removeNewer(model, version);
  },
});
