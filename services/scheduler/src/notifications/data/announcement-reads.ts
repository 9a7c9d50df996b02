import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import { nothingRead, type AnnouncementReads } from '../domain/announcement.ts';
import type { AnnouncementReadsModel } from './announcement-model.ts';

/** Beyond these, the ones that were read first count as unread again; there are fewer announcements in 90 days. */
const mostIds = 1_000;

export const createAnnouncementReads = (model: AnnouncementReadsModel) => ({
  readsOf: async (userId: string): Promise<AnnouncementReads> =>
    (await model.findOne({ _id: userId }).lean()) ?? nothingRead,

  add: async (userId: string, id: string): Promise<void> => {
    await upsert(() => model.updateOne({ _id: userId }, { $pull: { ids: id } }, { upsert: true }));
    await model.updateOne({ _id: userId }, { $push: { ids: { $each: [id], $slice: -mostIds } } });
  },

  /** All up to a moment are read. */
  addAll: async (userId: string, upTo: Date): Promise<void> => {
    const update = { $max: { upTo }, $set: { ids: [] } };
    await upsert(() => model.updateOne({ _id: userId }, update, { upsert: true }));
  },

  erase: async (userId: string): Promise<void> => {
    await model.deleteOne({ _id: userId });
  },
});

export type AnnouncementReadsRepository = ReturnType<typeof createAnnouncementReads>;
