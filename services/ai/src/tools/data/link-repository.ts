import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import type { LinkRecord } from '../domain/link.ts';
import type { LinkModel } from './link-model.ts';

export const createLinkRepository = (model: LinkModel) => ({
  /** The links that were ever checked, by their tool's id. */
  all: async (): Promise<ReadonlyMap<string, LinkRecord>> =>
    new Map((await model.find({}).lean()).map((link) => [link._id, link])),

  save: async ({ _id, ...link }: LinkRecord): Promise<void> => {
    await upsert(() => model.updateOne({ _id }, { $set: link }, { upsert: true }));
  },
});

export type LinkRepository = ReturnType<typeof createLinkRepository>;
