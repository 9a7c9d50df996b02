import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { DraftRecord } from '../domain/draft.ts';
import type { DraftModel } from './draft-model.ts';

type DraftKey = Pick<DraftRecord, 'userId' | 'exerciseId'>;
type Written = DraftKey & Pick<DraftRecord, 'text' | 'updatedAt'>;

const idOf = ({ userId, exerciseId }: DraftKey): string => `${userId}:${exerciseId}`;

export const createDraftRepository = (drafts: DraftModel) => {
  const create = async (draft: Written): Promise<DraftRecord | null> => {
    const first: DraftRecord = { _id: idOf(draft), ...draft, version: 1 };
    return (await insertOnce(() => drafts.create(first))) ? first : null;
  };

  const change = (draft: Written, version?: number): Promise<DraftRecord | null> =>
    drafts
      .findOneAndUpdate(
        { _id: idOf(draft), ...(version !== undefined && { version }) },
        { $set: { text: draft.text, updatedAt: draft.updatedAt }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();

  return {
    find: (whose: DraftKey): Promise<DraftRecord | null> => drafts.findOne({ _id: idOf(whose) }).lean(),

    listOf: (userId: string, exerciseIds: readonly string[]): Promise<DraftRecord[]> =>
      drafts.find({ userId, exerciseId: { $in: exerciseIds } }).lean(),

    /** Writes over the version that was seen, 0 where there was none; null when another stands there by now. */
    replace: (draft: Written, seen: number): Promise<DraftRecord | null> =>
      seen === 0 ? create(draft) : change(draft, seen),

    /** Writes over whatever stands there. */
    overwrite: async (draft: Written): Promise<DraftRecord> => {
      for (;;) {
        const written = (await change(draft)) ?? (await create(draft));
        if (written) return written;
      }
    },

    erase: async (userId: string): Promise<void> => {
      await drafts.deleteMany({ userId });
    },
  };
};

export type DraftRepository = ReturnType<typeof createDraftRepository>;
