import type { StaffList } from '@academy/service-kit/http/staff-list.ts';
import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import {
  changeAggregate,
  createAggregate,
  removeAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { searchPrefix } from '@academy/service-kit/text/search-terms.ts';
import type { LibraryDocumentRecord, ListedDocument } from '../domain/library-document.ts';

type NewDocument = Omit<LibraryDocumentRecord, 'version'>;

/** Where the last page of a learners' list ended. */
export interface PageEnd {
  publishedAt: Date;
  id: string;
}

export interface PublishedQuery {
  q?: string | undefined;
  category?: string | undefined;
  after?: PageEnd | undefined;
  limit?: number | undefined;
}

const listed = {
  ...withoutOutbox,
  contentEs: 0,
  contentEn: 0,
  terms: 0,
  importedHash: 0,
  editedByStaff: 0,
} as const;
const live = { removedAt: null };
const sortable = new Set([
  'titleEs',
  'titleEn',
  'category',
  'isPremium',
  'status',
  'updatedAt',
  'createdAt',
  'publishedAt',
  'pageCount',
]);

const everyTerm = (q: string | undefined): Record<string, unknown> => {
  const prefixes = q === undefined ? [] : searchPrefix(q);
  return prefixes.length > 0 ? { $and: prefixes.map((prefix) => ({ terms: prefix })) } : {};
};

const before = (end: PageEnd | undefined): Record<string, unknown> =>
  end
    ? {
        $or: [
          { publishedAt: { $lt: end.publishedAt } },
          { publishedAt: end.publishedAt, _id: { $gt: end.id } },
        ],
      }
    : {};

const staffFilter = ({ q, ids, filter }: StaffList): Record<string, unknown> => ({
  ...live,
  ...everyTerm(q ?? undefined),
  ...(ids && { _id: { $in: ids } }),
  ...(typeof filter.status === 'string' && { status: filter.status }),
  ...(typeof filter.category === 'string' && { category: filter.category }),
  ...(typeof filter.isPremium === 'boolean' && { isPremium: filter.isPremium }),
});

const staffSort = ({ sort }: StaffList): Record<string, 1 | -1> =>
  sort && sortable.has(sort.field)
    ? { [sort.field]: sort.order === 'ASC' ? 1 : -1, _id: 1 }
    : { updatedAt: -1, _id: 1 };

export const createDocumentRepository = (documents: AnyModel, removedImports: AnyModel) => ({
  /** Published documents, newest first. */
  listPublished: ({ q, category, after, limit }: PublishedQuery): Promise<ListedDocument[]> =>
    documents
      .find(
        { status: 'published', ...live, ...(category && { category }), $and: [everyTerm(q), before(after)] },
        listed,
      )
      .sort({ publishedAt: -1, _id: 1 })
      .limit(limit ?? 0)
      .lean<ListedDocument[]>(),

  /** Published documents with the terms that closeness is measured by. */
  listComparable: (): Promise<(ListedDocument & { terms: string[] })[]> =>
    documents
      .find({ status: 'published', ...live }, { ...withoutOutbox, contentEs: 0, contentEn: 0 })
      .lean<(ListedDocument & { terms: string[] })[]>(),

  find: (id: string): Promise<LibraryDocumentRecord | null> =>
    documents.findOne({ _id: id, ...live }, withoutOutbox).lean<LibraryDocumentRecord | null>(),

  findPublished: (id: string): Promise<LibraryDocumentRecord | null> =>
    documents
      .findOne({ _id: id, status: 'published', ...live }, withoutOutbox)
      .lean<LibraryDocumentRecord | null>(),

  listForStaff: async (query: StaffList): Promise<{ rows: LibraryDocumentRecord[]; total: number }> => {
    const where = staffFilter(query);
    const { from, to } = query.range;
    const [rows, total] = await Promise.all([
      documents
        .find(where, withoutOutbox)
        .sort(staffSort(query))
        .skip(from)
        .limit(to - from + 1)
        .lean<LibraryDocumentRecord[]>(),
      documents.countDocuments(where),
    ]);
    return { rows, total };
  },

  create: (state: NewDocument, events: readonly PendingEvent[]): Promise<LibraryDocumentRecord> =>
    createAggregate<NewDocument>({ model: documents, state, events }),

  change: (
    id: string,
    change: (current: LibraryDocumentRecord) => AggregateChange<NewDocument> | null,
  ): Promise<LibraryDocumentRecord | null> => changeAggregate<NewDocument>({ model: documents, id, change }),

  remove: (id: string, event: PendingEvent): Promise<LibraryDocumentRecord | null> =>
    removeAggregate<NewDocument>({ model: documents, id, events: () => [event] }),

  rememberRemovedImport: async (id: string): Promise<void> => {
    await removedImports.updateOne({ _id: id }, { $set: { removedAt: new Date() } }, { upsert: true });
  },

  isRemovedImport: async (id: string): Promise<boolean> =>
    (await removedImports.exists({ _id: id })) !== null,
});

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;
