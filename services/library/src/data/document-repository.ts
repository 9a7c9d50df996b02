import { categoryIdSchema } from '@academy/contracts/shared/category-fields.ts';
import { contentStatusSchema } from '@academy/contracts/shared/lists.ts';
import { createBinnable, withoutBookkeeping } from '@academy/service-kit/bin/binnable-aggregate.ts';
import { inBin, present } from '@academy/service-kit/bin/bin.ts';
import { queueReads } from '@academy/service-kit/content/publication-queue.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  staffFilters,
  findStaffPage,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { searchPrefix } from '@academy/service-kit/text/search-terms.ts';
import type { VersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import { z } from 'zod';
import type { LibraryDocumentRecord, ListedDocument } from '../domain/library-document.ts';
import { documentParts } from '../domain/versioned-parts.ts';
import { categoryReads } from './category-reads.ts';
import type { DocumentModel, RemovedImportModel } from './document-model.ts';

export type NewDocument = Omit<LibraryDocumentRecord, 'version'>;

export interface PublishedQuery {
  q?: string | undefined;
  category?: LibraryDocumentRecord['category'] | undefined;
  /** Its order is the time of publishing. */
  after?: Cursor | undefined;
  limit?: number | undefined;
}

const listed = {
  ...withoutBookkeeping,
  contentEs: 0,
  contentEn: 0,
  terms: 0,
  importedHash: 0,
  editedByStaff: 0,
  lastImport: 0,
  leftByLastImport: 0,
  publishedByRun: 0,
} as const;
const binned = { titleEs: 1, titleEn: 1, status: 1, binnedAt: 1, binnedBy: 1 } as const;
/** A document as far as the list of the bin needs it. */
export type BinnedDocument = Pick<LibraryDocumentRecord, '_id' | keyof typeof binned>;
/** What staff may sort by, and the field that it is kept in. */
const sortable: SortableFields<LibraryDocumentRecord> = new Map([
  ['id', '_id'],
  ['titleEs', 'titleEs'],
  ['titleEn', 'titleEn'],
  ['category', 'category'],
  ['isPremium', 'isPremium'],
  ['status', 'status'],
  ['updatedAt', 'updatedAt'],
  ['createdAt', 'createdAt'],
  ['publishedAt', 'publishedAt'],
  ['queuedAt', 'queuedAt'],
  ['pageCount', 'pageCount'],
  ['readingMinutes', 'readingMinutes'],
]);

/** What staff may filter by, beside the free text and ids of every list. */
const staffFilterSchema = z.strictObject({
  status: contentStatusSchema.optional(),
  category: categoryIdSchema.optional(),
  isPremium: z.boolean().optional(),
});

const everyTerm = (q: string | undefined): Filter<Stored<LibraryDocumentRecord>> => {
  const prefixes = q === undefined ? [] : searchPrefix(q);
  return prefixes.length > 0 ? { $and: prefixes.map((prefix) => ({ terms: prefix })) } : {};
};

const before = (after: Cursor | undefined): Filter<Stored<LibraryDocumentRecord>> => {
  if (!after) return {};
  const publishedAt = new Date(after.order);
  return { $or: [{ publishedAt: { $lt: publishedAt } }, { publishedAt, _id: { $gt: after.id } }] };
};

const staffConditions = (list: StaffList): Filter<Stored<LibraryDocumentRecord>> => ({
  ...present,
  ...everyTerm(list.q ?? undefined),
  ...(list.ids && { _id: { $in: list.ids } }),
  ...staffFilters(list, staffFilterSchema),
});

export const createDocumentRepository = (
  documents: DocumentModel,
  removedImports: RemovedImportModel,
  kept: { versions: VersionRepository; logger: Logger },
) => ({
  ...createBinnable<NewDocument>({ ...kept, kind: 'documents', model: documents, partsOf: documentParts }),
  ...queueReads(documents, { binnedAt: null }),
  ...categoryReads(documents),

  /** Published documents, newest first. */
  listPublished: ({ q, category, after, limit }: PublishedQuery): Promise<ListedDocument[]> =>
    documents
      .find(
        {
          status: 'published',
          ...present,
          ...(category && { category }),
          $and: [everyTerm(q), before(after)],
        },
        listed,
      )
      .sort({ publishedAt: -1, _id: 1 })
      .limit(limit ?? 0)
      .lean(),

  /** Published documents with the terms that closeness is measured by. */
  listComparable: (): Promise<(ListedDocument & { terms: string[] })[]> =>
    documents
      .find({ status: 'published', ...present }, { ...withoutBookkeeping, contentEs: 0, contentEn: 0 })
      .lean(),

  find: (id: string): Promise<LibraryDocumentRecord | null> =>
    documents.findOne({ _id: id, ...present }, withoutBookkeeping).lean(),

  /** Whether or not it lies in the bin; of what ended there nothing but its id is left. */
  findAnywhere: (id: string): Promise<LibraryDocumentRecord | null> =>
    documents.findOne({ _id: id, removedAt: null }, withoutBookkeeping).lean(),

  /** What lies in the bin, latest first, without its texts. */
  listBinned: (): Promise<BinnedDocument[]> =>
    documents.find(inBin, binned).sort({ binnedAt: -1, _id: 1 }).lean(),

  findPublished: (id: string): Promise<LibraryDocumentRecord | null> =>
    documents.findOne({ _id: id, status: 'published', ...present }, withoutBookkeeping).lean(),

  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: async (list: StaffList): Promise<{ rows: LibraryDocumentRecord[]; total: number }> =>
    findStaffPage(documents, list, {
      where: staffConditions(list),
      sort: staffSort(list, { sortable, otherwise: { updatedAt: -1 } }),
    }),

  isRemovedImport: async (id: string): Promise<boolean> =>
    (await removedImports.exists({ _id: id })) !== null,
});

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;
