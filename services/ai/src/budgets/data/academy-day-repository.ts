import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { AcademyDayModel, AcademyHold } from './academy-day-model.ts';

/** Every write is one atomic update: everybody's calls meet in this record, so nobody reads, decides and writes it. */
export const createAcademyDayRepository = (model: AcademyDayModel) => {
  const begin = (day: string) => insertOnce(() => model.create({ _id: day, taken: 0, holds: [] }));

  const giveBack = (day: string, { id, tokens }: Pick<AcademyHold, 'id' | 'tokens'>, spent: number) =>
    model.updateOne(
      { _id: day, holds: { $elemMatch: { id } } },
      { $pull: { holds: { id } }, $inc: { taken: spent - tokens } },
    );

  return {
    /** Reserves, where `taken` stays within the cap. */
    reserve: async (day: string, hold: AcademyHold, cap: number): Promise<boolean> => {
      const take = async (): Promise<boolean> => {
        const { matchedCount } = await model.updateOne(
          { _id: day, taken: { $lte: cap - hold.tokens } },
          { $inc: { taken: hold.tokens }, $push: { holds: hold } },
        );
        return matchedCount > 0;
      };
      if (await take()) return true;
      if (await model.exists({ _id: day })) return false;
      await begin(day);
      return take();
    },

    /** Replaces what was reserved by what was spent. One whose lease ran out meanwhile is charged all the same. */
    settle: async (day: string, hold: Pick<AcademyHold, 'id' | 'tokens'>, spent: number): Promise<void> => {
      const { matchedCount } = await giveBack(day, hold, spent);
      if (matchedCount === 0 && spent > 0) await model.updateOne({ _id: day }, { $inc: { taken: spent } });
    },

    renew: async (day: string, id: string, expiresAt: Date): Promise<void> => {
      await model.updateOne(
        { _id: day, 'holds.id': id },
        { $set: { 'holds.$.expiresAt': expiresAt } as Record<string, Date> },
      );
    },

    /** Returns what calls reserved whose process has died. */
    expire: async (day: string, now: Date): Promise<void> => {
      const found = await model.findOne({ _id: day }).lean();
      const expired = found?.holds.filter(({ expiresAt }) => expiresAt <= now) ?? [];
      for (const hold of expired) await giveBack(day, hold, 0);
    },
  };
};

export type AcademyDayRepository = ReturnType<typeof createAcademyDayRepository>;
