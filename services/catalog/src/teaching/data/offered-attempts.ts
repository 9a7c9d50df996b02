import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { AttemptModel } from '../../data/attempt-model.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';

const live = { removedAt: null };

/** What an attempt is offered with. */
export type Offer = Required<Pick<AttemptRecord, 'offeredIn' | 'certainty' | 'judgementId'>>;

export interface OfferMark {
  judgementId: string;
  exerciseId: string;
}

/** Attempts that teachers may judge: marks on the attempts, beside what their learner sees of them. */
export const createOfferedAttempts = (attempts: AttemptModel) => {
  const toJudge = (exerciseId: string, notOf: string): Filter<Stored<AttemptRecord>> => ({
    offeredIn: exerciseId,
    userId: { $ne: notOf },
    ...live,
  });

  return {
    /** Offers an attempt that was not offered before. */
    offer: async (id: string, offer: Offer): Promise<void> => {
      await attempts.updateOne({ _id: id, judgementId: { $exists: false }, ...live }, { $set: offer });
    },

    /** The next to judge, least certain first, without those of who judges. */
    next: (exerciseId: string, notOf: string, limit: number): Promise<AttemptRecord[]> =>
      attempts
        .find(toJudge(exerciseId, notOf), withoutOutbox)
        .sort({ certainty: 1, _id: 1 })
        .limit(limit)
        .lean(),

    count: (exerciseId: string, notOf: string): Promise<number> =>
      attempts.countDocuments(toJudge(exerciseId, notOf)),

    countByExercise: async (): Promise<ReadonlyMap<string, number>> => {
      const rows = await attempts.aggregate<{ _id: string; count: number }>([
        { $match: { offeredIn: { $exists: true }, ...live } },
        { $group: { _id: '$offeredIn', count: { $sum: 1 } } },
      ]);
      return new Map(rows.map(({ _id, count }) => [_id, count]));
    },

    findBy: (judgementId: string): Promise<AttemptRecord | null> =>
      attempts.findOne({ judgementId, ...live }, withoutOutbox).lean(),

    /** Judged: it is offered no more. */
    take: async (judgementId: string): Promise<void> => {
      await attempts.updateOne({ judgementId }, { $unset: { offeredIn: 1 } });
    },

    /** Its judgement was taken back: the next has another id, since that of a removed aggregate is not used again. */
    offerAgain: async (judgementId: string, next: Omit<Offer, 'certainty'>): Promise<void> => {
      await attempts.updateOne({ judgementId, ...live }, { $set: next });
    },

    /** Which of these ids stand on an attempt. */
    held: async (judgementIds: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = await attempts
        .find({ judgementId: { $in: [...judgementIds] }, ...live }, { judgementId: 1 })
        .lean();
      return new Set(rows.flatMap(({ judgementId }) => judgementId ?? []));
    },

    /** Under which ids a learner's attempts from before a moment were judged, or may be; all of theirs where it is null. */
    marksOf: async (userId: string, before: Date | null): Promise<OfferMark[]> => {
      const from = before && { createdAt: { $lt: before } };
      const rows = await attempts
        .find({ userId, judgementId: { $exists: true }, ...from }, { judgementId: 1, exerciseId: 1 })
        .lean();
      return rows.flatMap(({ judgementId, exerciseId }) =>
        judgementId === undefined ? [] : [{ judgementId, exerciseId }],
      );
    },

    /** Takes these marks off a learner's attempts. */
    unmark: async (userId: string, marks: readonly OfferMark[]): Promise<void> => {
      await attempts.updateMany(
        { userId, judgementId: { $in: marks.map(({ judgementId }) => judgementId) } },
        { $unset: { offeredIn: 1, certainty: 1, judgementId: 1 } },
      );
    },

    /** The latest at an exercise, whoever made them. */
    latest: (
      exerciseId: string,
      limit: number,
    ): Promise<Pick<AttemptRecord, '_id' | 'answer' | 'language' | 'createdAt'>[]> =>
      attempts
        .find({ exerciseId, ...live }, { answer: 1, language: 1, createdAt: 1 })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean(),
  };
};

export type OfferedAttempts = ReturnType<typeof createOfferedAttempts>;
