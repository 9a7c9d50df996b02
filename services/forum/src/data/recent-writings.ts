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
  /** What their posts and replies take; missing in a row from before it was counted. */
  bytes?: number;
}

interface RoomRequest {
  /** What is about to be written, in bytes. */
  bytes: number;
  /** What all of the member's texts may take. */
  most: number;
  /** Remembered with it; absent where nothing new is. */
  writing?: RecentWriting;
}

/** More than this many back, a repeated text is not noticed. */
const mostRemembered = 100;

const schema: Schema = new Schema(
  {
    _id: String,
    recent: [{ _id: false, id: String, key: String, at: Date, isEdit: Boolean }],
    bytes: Number,
  },
  { collection: 'recent_writings', versionKey: false },
);

export type RecentWritingsModel = RecordModel<RecentRow>;

export const recentWritingsModel = (connection: Connection): RecentWritingsModel =>
  defineModel<RecentRow>(connection, 'RecentWritings', schema, { erased: ['_id'] });

export const createRecentWritings = (model: RecentWritingsModel) => {
  const change = (userId: string, { bytes, most, writing }: RoomRequest): Promise<RecentRow | null> => {
    // One that was taken already is let in: it is there, and gives back what it takes twice.
    const known = writing ? [{ 'recent.id': writing.id }] : [];
    const hasRoom = bytes > 0 && { $or: [{ bytes: null }, { bytes: { $lte: most - bytes } }, ...known] };
    const room = { _id: userId, ...hasRoom };
    const remembered = writing && { recent: { $each: [writing], $slice: -mostRemembered } };
    const next = { $inc: { bytes }, ...(remembered && { $push: remembered }) };
    return withDuplicateKeys(() =>
      model.findOneAndUpdate(room, next, { upsert: true, returnDocument: 'after' }).lean(),
    );
  };

  return {
    /**
     * Takes room for a text, remembers it and gives the member's last ones, this one with them; `full` where there is no
     * room. It is one atomic update, so of several at once, on whatever replica, each sees those before it.
     */
    take: async (userId: string, request: RoomRequest): Promise<RecentWriting[] | 'full'> => {
      if (request.bytes > request.most) return 'full';
      // Two first writings at once: the second finds the record on its second try. Who does not then has no room.
      for (let tries = 0; tries < 2; tries += 1)
        try {
          return (await change(userId, request))?.recent ?? [];
        } catch (error) {
          if (!(error instanceof DuplicateKeyError)) throw error;
        }
      return 'full';
    },

    /** Gives room back that a text took, or takes what it needs beyond it. */
    giveBack: async (userId: string, bytes: number): Promise<void> => {
      if (bytes === 0) return;
      await model.updateOne({ _id: userId, bytes: { $gte: bytes } }, { $inc: { bytes: -bytes } });
    },

    erase: async (userId: string): Promise<void> => {
      await model.deleteOne({ _id: userId });
    },
  };
};

export type RecentWritings = ReturnType<typeof createRecentWritings>;
