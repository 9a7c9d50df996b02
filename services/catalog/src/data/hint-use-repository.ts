import type { HintLevel } from '@academy/contracts/http/catalog/hints.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { HintUseRecord } from '../domain/hint-ladder.ts';
import type { HintUseModel } from './hint-use-model.ts';

type HintUseKey = Pick<HintUseRecord, 'userId' | 'exerciseId'>;

const idOf = ({ userId, exerciseId }: HintUseKey): string => `${userId}:${exerciseId}`;

export const createHintUseRepository = (uses: HintUseModel) => ({
  find: (whose: HintUseKey): Promise<HintUseRecord | null> => uses.findOne({ _id: idOf(whose) }).lean(),

  /** Records that a rung was opened, once: a later or parallel opening leaves the first one's time. */
  open: async (whose: HintUseKey, level: HintLevel, at: Date): Promise<void> => {
    const _id = idOf(whose);
    // Another request may have just begun the same record.
    await insertOnce(() => uses.updateOne({ _id }, { $setOnInsert: { _id, ...whose } }, { upsert: true }));
    await uses.updateOne({ _id, [level]: null }, { $set: { [level]: at } });
  },

  erase: async (userId: string): Promise<void> => {
    await uses.deleteMany({ userId });
  },
});

export type HintUseRepository = ReturnType<typeof createHintUseRepository>;
