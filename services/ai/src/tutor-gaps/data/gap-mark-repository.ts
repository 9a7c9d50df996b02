import { leastGapPeople } from '@academy/contracts/http/ai/tutor-gaps.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import { keyedHash } from '@academy/service-kit/secrets/keyed-hash.ts';
import { nameOf, type Gap } from '../domain/tutor-gap.ts';
import type { SecretKey } from './gap-key.ts';
import type { GapMarkModel } from './gap-mark-model.ts';

/** A gap with how many asked near it. */
export interface CountedGap extends Gap {
  _id: string;
  people: number;
  lastDay: string;
}

export const createGapMarkRepository = (model: GapMarkModel, gapKey: SecretKey) => ({
  /** However often a person asks near one place, and on whichever replicas, it is one mark. */
  add: async (userId: string, { kind, place }: Gap, day: string): Promise<void> => {
    const gap = nameOf({ kind, place });
    const _id = keyedHash(await gapKey(), `${userId}/${gap}`);
    await upsert(() =>
      model.updateOne(
        { _id },
        { $setOnInsert: { gap, kind, place }, $max: { lastDay: day } },
        { upsert: true },
      ),
    );
  },

  /** Of the gaps that enough people have asked near since a day, that day included. */
  countSince: (day: string): Promise<CountedGap[]> =>
    model.aggregate<CountedGap>([
      { $match: { lastDay: { $gte: day } } },
      {
        $group: {
          _id: '$gap',
          kind: { $first: '$kind' },
          place: { $first: '$place' },
          people: { $sum: 1 },
          lastDay: { $max: '$lastDay' },
        },
      },
      { $match: { people: { $gte: leastGapPeople } } },
    ]),

  /** A person's marks are found by making their hash again for each gap that there is. */
  erase: async (userId: string): Promise<void> => {
    const gaps = await model.distinct('gap');
    if (gaps.length === 0) return;
    const key = await gapKey();
    await model.deleteMany({ _id: { $in: gaps.map((gap) => keyedHash(key, `${userId}/${gap}`)) } });
  },
});

export type GapMarkRepository = ReturnType<typeof createGapMarkRepository>;
