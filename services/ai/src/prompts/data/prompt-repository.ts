import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { escapeRegex } from '@academy/service-kit/text/escape-regex.ts';
import type { PromptState, SavedPromptRecord } from '../domain/saved-prompt.ts';
import type { PromptModel } from './prompt-models.ts';

export interface PromptFilter {
  /** Folded; each has to be found. */
  words?: readonly string[];
  tag?: string | undefined;
}

interface Rewording {
  id: string;
  userId: string;
  /** The version that is replaced. */
  version: number;
  state: PromptState;
  earlier: SavedPromptRecord['earlier'];
  now: Date;
}

const order = { updatedAt: -1, _id: 1 } as const;

export const createPromptRepository = (model: PromptModel) => ({
  /** Whosever they are. */
  findAll: (ids: readonly string[]): Promise<SavedPromptRecord[]> => model.find({ _id: { $in: ids } }).lean(),

  find: (userId: string, id: string): Promise<SavedPromptRecord | null> =>
    model.findOne({ _id: id, userId }).lean(),

  /** Without texts, last changed first. */
  list: (userId: string, { words = [], tag }: PromptFilter) =>
    model
      .find(
        {
          userId,
          ...(tag !== undefined && { tags: tag }),
          ...(words.length > 0 && { $and: words.map((word) => ({ search: { $regex: escapeRegex(word) } })) }),
        },
        { name: 1, tags: 1, preview: 1, version: 1, createdAt: 1, updatedAt: 1 },
      )
      .sort(order)
      .lean(),

  listWhole: (userId: string) =>
    model.find({ userId }, { name: 1, tags: 1, text: 1, updatedAt: 1 }).sort(order).lean(),

  /** Writes a prompt that no library names yet. Gives what stands under its id then; null where that is another member's. */
  insert: async (record: SavedPromptRecord): Promise<SavedPromptRecord | null> => {
    const { _id, userId } = record;
    return (await insertOnce(() => model.create(record))) ? record : model.findOne({ _id, userId }).lean();
  },

  /** Null where the version is another by now. */
  replace: ({ id, userId, version, state, earlier, now }: Rewording): Promise<SavedPromptRecord | null> =>
    model
      .findOneAndUpdate(
        { _id: id, userId, version },
        {
          $set: { ...state, earlier, updatedAt: now },
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean(),

  /** Gives what it was; null where there is none such. */
  remove: (userId: string, id: string): Promise<SavedPromptRecord | null> =>
    model.findOneAndDelete({ _id: id, userId }).lean(),

  removeAll: async (userId: string, ids: readonly string[]): Promise<void> => {
    await model.deleteMany({ userId, _id: { $in: ids } });
  },

  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ userId });
  },
});

export type PromptRepository = ReturnType<typeof createPromptRepository>;
