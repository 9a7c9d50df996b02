import type { NewsOrigin } from '@academy/contracts/http/ai/news.ts';
import { newsOriginSchema } from '@academy/contracts/http/ai/news.ts';
import { languageSchema, type Language } from '@academy/contracts/shared/language.ts';
import type { AggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { applyNewer, removeNewer } from '@academy/service-kit/consumers/apply-newer.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  contains,
  findStaffPage,
  isWhole,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import { sortOut } from '../domain/new-items.ts';
import type { NewsRecord } from '../domain/news.ts';
import type { NewsModel, NewsRow } from './news-model.ts';

/** What is withdrawn, or of no known date, is kept for its sequence alone. */
const isNews = { removed: { $ne: true }, publishedAt: { $exists: true } } as const;

const bookkeeping = { sequence: 0, removed: 0 } as const;

/** What staff may sort by, and the field that it is kept in. */
const sortable: SortableFields<NewsRow> = new Map([
  ['id', '_id'],
  ['publishedAt', 'publishedAt'],
  ['origin', 'origin'],
  ['source', 'source'],
  ['categoryId', 'category'],
  ['titleEs', 'titleEs'],
  ['titleEn', 'titleEn'],
]);

const filterSchema = z.strictObject({
  origin: newsOriginSchema.optional(),
  language: languageSchema.optional(),
  feedId: z.string().optional(),
  isHidden: z.boolean().optional(),
});

interface Listed {
  origin: NewsOrigin;
  language: Language;
  /** Hidden items. */
  without: readonly string[];
  until: Date;
  limit: number;
}

export const createNewsRepository = (model: NewsModel) => ({
  /** Newest first. */
  list: ({ origin, language, without, until, limit }: Listed): Promise<NewsRecord[]> =>
    model
      .find(
        {
          origin,
          languages: language,
          publishedAt: { $lte: until },
          _id: { $nin: without },
          removed: { $ne: true },
        },
        bookkeeping,
      )
      .sort({ publishedAt: -1, _id: 1 })
      .limit(limit)
      .lean(),

  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: async (
    list: StaffList,
    hiddenIds: () => Promise<readonly string[]>,
  ): Promise<{ rows: NewsRecord[]; total: number }> => {
    const { isHidden, language, ...equal } = staffFilters(list, filterSchema);
    const hidden = isHidden === undefined ? [] : await hiddenIds();
    return findStaffPage(model, list, {
      where: {
        ...contains(list.q, ['titleEs', 'titleEn', 'source']),
        ...equal,
        ...(language && { languages: language }),
        $and: [
          isNews,
          ...(list.ids ? [{ _id: { $in: list.ids } }] : []),
          ...(isHidden === undefined ? [] : [{ _id: { [isHidden ? '$in' : '$nin']: hidden } }]),
        ],
      },
      first: isWhole(list.q, ['titleEs', 'titleEn']),
      sort: staffSort(list, { sortable, otherwise: { publishedAt: -1 } }),
      without: bookkeeping,
    });
  },

  find: (id: string): Promise<NewsRecord | null> => model.findOne({ _id: id, ...isNews }, bookkeeping).lean(),

  /** Keeps the stories of a feed that are not kept yet, and corrections of those that are. Returns how many are new. */
  keepFeedItems: async (items: readonly NewsRecord[]): Promise<number> => {
    const kept = await model
      .find(
        {
          $or: [
            { _id: { $in: items.map(({ _id }) => _id) } },
            { storyKey: { $in: items.flatMap(({ storyKey }) => storyKey ?? []) } },
          ],
        },
        { languages: 1, publishedAt: 1, feedId: 1, storyKey: 1 },
      )
      .lean();
    const { added, known } = sortOut(items, kept);
    for (const { _id, titleEs, titleEn, descriptionEs, descriptionEn, category, source } of known)
      await model.updateOne(
        { _id },
        { $set: { titleEs, titleEn, descriptionEs, descriptionEn, category, source } },
      );
    // Another feed, or another replica, may have just told of the same.
    let isNew = 0;
    for (const item of added) if (await insertOnce(() => model.create(item))) isNew += 1;
    return isNew;
  },

  /** Keeps background pieces as they are now, and drops those that are none any more. */
  replaceBackground: async (pieces: readonly NewsRecord[]): Promise<void> => {
    for (const { _id, ...state } of pieces) {
      const { matchedCount } = await model.updateOne({ _id }, { $set: state });
      if (matchedCount === 0) await insertOnce(() => model.create({ _id, ...state }));
    }
    await model.deleteMany({ origin: 'background', _id: { $nin: pieces.map(({ _id }) => _id) } });
  },

  /** What the academy published, as its event tells it. */
  keepOwn: async (
    version: AggregateVersion,
    state: Omit<NewsRecord, '_id' | 'publishedAt'> & { publishedAt?: Date },
  ) => {
    await applyNewer(model, version, state);
  },

  removeOwn: async (version: AggregateVersion): Promise<void> => {
    await removeNewer(model, version);
  },

  countByFeed: async (feedIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await model.aggregate<{ _id: string; count: number }>([
      { $match: { feedId: { $in: feedIds } } },
      { $group: { _id: '$feedId', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, count }) => [_id, count]));
  },
});

export type NewsRepository = ReturnType<typeof createNewsRepository>;
