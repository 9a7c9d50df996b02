import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

const erasedLearnerSchema: Schema = new Schema(
  { _id: String, erasedAt: Date },
  { collection: 'erased_learners', versionKey: false },
);
erasedLearnerSchema.index({ erasedAt: 1 });

interface ErasedLearner {
  _id: string;
  erasedAt: Date;
}

type ErasedLearnerModel = RecordModel<ErasedLearner>;

export const erasedLearnerModel = (connection: Connection): ErasedLearnerModel =>
  defineModel<ErasedLearner>(connection, 'ErasedLearner', erasedLearnerSchema);

/** Whose account has lately been deleted, so that a request in flight at that moment leaves nothing behind. */
export const createErasedLearnerRepository = (model: ErasedLearnerModel) => ({
  remember: async (userId: string, erasedAt: Date): Promise<void> => {
    await model.updateOne({ _id: userId }, { $set: { erasedAt } }, { upsert: true });
  },

  has: async (userId: string): Promise<boolean> => (await model.exists({ _id: userId })) !== null,
});

export type ErasedLearnerRepository = ReturnType<typeof createErasedLearnerRepository>;
