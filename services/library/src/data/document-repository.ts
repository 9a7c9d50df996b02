import { documentCategorySchema } from '@academy/contracts/http/library.ts';
import { contentStatusSchema } from '@academy/contracts/shared/lists.ts';
import { queueReads } from '@academy/service-kit/content/publication-queue.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  staffFilters,
  findStaffPage,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import {
  changeAggregate,
  createAggregate,
  removeAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { searchPrefix } from '@academy/service-kit/text/search-terms.ts';
import { z } from 'zod';
import type { LibraryDocumentRecord, ListedDocument } from '../domain/library-document.ts';
import type { DocumentModel, RemovedImportModel } from './document-model.ts';

type NewDocument = Omit<LibraryDocumentRecord, 'version'>;

export interface PublishedQuery {
  q?: string | undefined;
  category?: LibraryDocumentRecord['category'] | undefined;
  /** Its order is the time of publishing. */
  after?: Cursor | undefined;
  limit?: number | undefined;
}

const listed = {
  ...withoutOutbox,
  contentEs: 0,
  contentEn: 0,
  terms: 0,
  importedHash: 0,
  editedByStaff: 0,
  publishedByRun: 0,
} as const;
const live = { removedAt: null };
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
  category: documentCategorySchema.optional(),
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
  ...live,
  ...everyTerm(list.q ?? undefined),
  ...(list.ids && { _id: { $in: list.ids } }),
  ...staffFilters(list, staffFilterSchema),
});

export const createDocumentRepository = (documents: DocumentModel, removedImports: RemovedImportModel) => ({
  ...queueReads(documents),

  /** Published documents, newest first. */
  listPublished: ({ q, category, after, limit }: PublishedQuery): Promise<ListedDocument[]> =>
    documents
      .find(
        { status: 'published', ...live, ...(category && { category }), $and: [everyTerm(q), before(after)] },
        listed,
      )
      .sort({ publishedAt: -1, _id: 1 })
      .limit(limit ?? 0)
      .lean(),

  /** Published documents with the terms that closeness is measured by. */
  listComparable: (): Promise<(ListedDocument & { terms: string[] })[]> =>
    documents.find({ status: 'published', ...live }, { ...withoutOutbox, contentEs: 0, contentEn: 0 }).lean(),

  find: (id: string): Promise<LibraryDocumentRecord | null> =>
    documents.findOne({ _id: id, ...live }, withoutOutbox).lean(),

  findPublished: (id: string): Promise<LibraryDocumentRecord | null> =>
    documents.findOne({ _id: id, status: 'published', ...live }, withoutOutbox).lean(),

  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: async (list: StaffList): Promise<{ rows: LibraryDocumentRecord[]; total: number }> =>
    findStaffPage(documents, list, {
      where: staffConditions(list),
      sort: staffSort(list, { sortable, otherwise: { updatedAt: -1 } }),
    }),

  create: (state: NewDocument, events: readonly PendingEvent[]): Promise<LibraryDocumentRecord> =>
    createAggregate<NewDocument>({ model: documents, state, events }),

  change: (id: string, change: ChangeOptions<NewDocument>['change']): Promise<LibraryDocumentRecord | null> =>
    changeAggregate<NewDocument>({ model: documents, id, change }),

  remove: (
    id: string,
    events: readonly [PendingEvent, ...PendingEvent[]],
  ): Promise<LibraryDocumentRecord | null> =>
    removeAggregate<NewDocument>({ model: documents, id, events: () => events }),

  rememberRemovedImport: async (id: string): Promise<void> => {
    await removedImports.updateOne({ _id: id }, { $set: { removedAt: new Date() } }, { upsert: true });
  },

  isRemovedImport: async (id: string): Promise<boolean> =>
    (await removedImports.exists({ _id: id })) !== null,
});

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;
