import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import type { TeachingConsentModel } from './teaching-consent-model.ts';

/** Who lets their attempts teach the checker. */
export const createTeachingConsents = (consents: TeachingConsentModel) => ({
  /** From when on a member's attempts may be judged; null where they may not. */
  since: async (userId: string): Promise<Date | null> =>
    (await consents.findOne({ _id: userId }).lean())?.since ?? null,

  /** Once more changes nothing: the attempts since the first time stay theirs to teach. */
  give: async (userId: string, at: Date): Promise<void> => {
    await upsert(() =>
      consents.updateOne({ _id: userId }, { $setOnInsert: { since: at } }, { upsert: true }),
    );
  },

  /** From now on none of theirs is offered or judged; `settle` says that all have left. */
  withdraw: async (userId: string): Promise<void> => {
    await consents.updateOne({ _id: userId }, { $set: { leaving: true }, $unset: { since: 1 } });
  },

  isLeaving: async (userId: string): Promise<boolean> =>
    (await consents.exists({ _id: userId, leaving: true })) !== null,

  listLeaving: async (): Promise<string[]> =>
    (await consents.find({ leaving: true }, { _id: 1 }).lean()).map(({ _id }) => _id),

  settle: async (userId: string): Promise<void> => {
    await consents.deleteOne({ _id: userId, leaving: true });
  },

  erase: async (userId: string): Promise<void> => {
    await consents.deleteOne({ _id: userId });
  },
});

export type TeachingConsents = ReturnType<typeof createTeachingConsents>;
