import type { Plan } from '@academy/contracts/shared/people.ts';
import { applyNewer, removeNewer } from '@academy/service-kit/consumers/apply-newer.ts';
import type { LearnerModel } from './learner-model.ts';

/** What the catalogue knows of a person, as auth told it last. */
export interface LearnerRecord {
  _id: string;
  firstName: string;
  lastName: string;
  plan: Plan;
}

export type LearnerName = Pick<LearnerRecord, '_id' | 'firstName' | 'lastName'>;

const present = { removed: { $ne: true } };

/** The read model of auth's accounts. */
export const createLearnerRepository = (model: LearnerModel) => ({
  find: (id: string): Promise<LearnerRecord | null> =>
    model.findOne({ _id: id, ...present }, { firstName: 1, lastName: 1, plan: 1 }).lean(),

  /** The names of those who are known, by their ids. */
  namesOf: async (ids: readonly string[]): Promise<Map<string, LearnerName>> => {
    if (ids.length === 0) return new Map();
    const rows = await model
      .find({ _id: { $in: [...new Set(ids)] }, ...present }, { firstName: 1, lastName: 1 })
      .lean();
    return new Map(rows.map((row) => [row._id, row]));
  },

  /** Whether the account is known to be gone. */
  isRemoved: async (id: string): Promise<boolean> =>
    (await model.exists({ _id: id, removed: true })) !== null,

  /** Keeps what auth told, unless something newer was. */
  keep: async ({ _id, ...state }: LearnerRecord, sequence: number): Promise<void> => {
    await applyNewer(model, _id, sequence, state);
  },

  remove: async (id: string, sequence: number): Promise<void> => {
    await removeNewer(model, id, sequence);
  },
});

export type LearnerRepository = ReturnType<typeof createLearnerRepository>;
