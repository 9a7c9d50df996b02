import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { Seeding, SeedingModel } from './seeding-model.ts';

const _id = 'automations';

export const createSeedingRepository = (model: SeedingModel) => ({
  find: (): Promise<Seeding | null> => model.findOne({ _id }).lean(),

  /** What it began with; where another replica was first, what that one began with. */
  begin: async (activeTypes: readonly string[]): Promise<Seeding> => {
    const seeding: Seeding = { _id, activeTypes: [...activeTypes], doneTypes: [] };
    try {
      await withDuplicateKeys(() => model.create(seeding));
      return seeding;
    } catch (error) {
      const first = error instanceof DuplicateKeyError ? await model.findOne({ _id }).lean() : null;
      if (first === null) throw error;
      return first;
    }
  },

  /** Again, it changes nothing. */
  done: async (type: string): Promise<void> => {
    await model.updateOne({ _id, doneTypes: { $ne: type } }, { $push: { doneTypes: type } });
  },
});

export type SeedingRepository = ReturnType<typeof createSeedingRepository>;
