import type { CategoryCounts } from '../domain/categories/document-category.ts';
import type { DocumentModel } from './document-model.ts';

/** Of what ended in the bin nothing is left to be in a category. */
const inACategory = { removedAt: null, endedAt: null } as const;

/** What categories need to know of their documents, whatever the status of these, those in the bin too. */
export const categoryReads = (documents: DocumentModel) => ({
  /** Of each category that has any. */
  countByCategory: async (): Promise<Map<string, CategoryCounts>> => {
    const rows = await documents.aggregate<{ _id: string } & CategoryCounts>([
      { $match: inACategory },
      {
        $group: {
          _id: '$category',
          documents: { $sum: 1 },
          binned: { $sum: { $cond: [{ $ifNull: ['$binnedAt', false] }, 1, 0] } },
        },
      },
    ]);
    return new Map(rows.map(({ _id, ...counts }) => [_id, counts]));
  },

  idsIn: async (category: string): Promise<string[]> =>
    (await documents.find({ category, ...inACategory }, { _id: 1 }).lean()).map(({ _id }) => _id),
});
