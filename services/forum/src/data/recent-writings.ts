import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { withDuplicateKeys, DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { Schema, type Connection } from 'mongoose';

/** One post or reply that a member wrote or edited, as far as the rules look back. */
export interface RecentWriting {
  id: string;
  /** Equal for equal texts. */
  key: string;
  at: Date;
  /** An edit into this text, which says nothing of how fast the member writes; absent where the text is new. */
  isEdit?: boolean;
}

interface RecentRow {
  /** The member's id. */
  _id: string;
  recent: RecentWriting[];
}

/** More than this many back, a repeated text is not noticed. */
const mostRemembered = 100;

const schema: Schema = new Schema(
  { _id: String, recent: [{ _id: false, id: String, key: String, at: Date, isEdit: Boolean }] },
  { collection: 'recent_writings', versionKey: false },
);

export type RecentWritingsModel = RecordModel<RecentRow>;

export const recentWritingsModel = (connection: Connection): RecentWritingsModel =>
  defineModel<RecentRow>(connection, 'RecentWritings', schema);

export const createRecentWritings = (model: RecentWritingsModel) => {
  const push = (userId: string, writing: RecentWriting): Promise<RecentRow | null> =>
    withDuplicateKeys(() =>
      model
        .findOneAndUpdate(
          { _id: userId },
          { $push: { recent: { $each: [writing], $slice: -mostRemembered } } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean(),
    );

  return {
    /**
     * Remembers a writing and gives the member's last ones, this one with them. It is one atomic update, so of several
     * at once, on whatever replica, each sees those before it.
     */
    add: async (userId: string, writing: RecentWriting): Promise<RecentWriting[]> => {
      try {
        return (await push(userId, writing))?.recent ?? [];
      } catch (error) {
        // Two first writings at once: the other one made the record.
        if (!(error instanceof DuplicateKeyError)) throw error;
        return (await push(userId, writing))?.recent ?? [];
      }
    },
    erase: async (userId: string): Promise<void> => {
      await model.deleteOne({ _id: userId });
    },
  };
};

export type RecentWritings = ReturnType<typeof createRecentWritings>;
