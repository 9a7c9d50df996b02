import { queuedAtAfter } from '@academy/service-kit/content/publication-queue.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { documentEvents } from '../domain/document-events.ts';
import type { LibraryDocumentRecord } from '../domain/library-document.ts';
import { estimatedPages, measure } from '../domain/measure.ts';
import { requireOpenCategory } from './categories/assert-category.ts';
import { assertComplete } from './assert-complete.ts';
import type { LibraryDeps } from './deps.ts';
import { drawAhead } from './draw-ahead.ts';

const publishedAt = (before: LibraryDocumentRecord, status: string, now: Date): Date | null => {
  if (status !== 'published') return null;
  return before.status === 'published' ? before.publishedAt : now;
};

const printed = ['titleEs', 'titleEn', 'descriptionEs', 'descriptionEn', 'contentEs', 'contentEn'] as const;

const isPrintedAnew = (before: LibraryDocumentRecord, after: LibraryDocumentRecord): boolean =>
  after.status !== 'draft' &&
  (before.status !== after.status || printed.some((field) => before[field] !== after[field]));

const pagesOf = async (
  deps: Pick<LibraryDeps, 'pdfs'>,
  before: LibraryDocumentRecord,
  after: LibraryDocumentRecord,
): Promise<{ pageCount: number }> => {
  if (isPrintedAnew(before, after)) return drawAhead(deps, after);
  return { pageCount: after.status === 'draft' ? estimatedPages(after) : before.pageCount };
};

interface DocumentEdit {
  fields: Partial<LibraryDocumentRecord>;
  at: Date;
}

/**
 * What a document is after an edit, with the events that tell of it: becoming published announces it. Throws DomainError 400 where it is
 * put into a category that takes none, and, of what is published or queued, where a text is missing or no PDF can be made of it.
 */
export const editDocument = async (
  deps: Pick<LibraryDeps, 'categories' | 'pdfs'>,
  before: LibraryDocumentRecord,
  { fields, at }: DocumentEdit,
): Promise<{ state: Omit<LibraryDocumentRecord, '_id' | 'version'>; events: PendingEvent[] }> => {
  const edited = { ...before, ...fields };
  const unprinted = {
    ...edited,
    ...measure(edited),
    publishedAt: publishedAt(before, edited.status, at),
    queuedAt: queuedAtAfter(before, edited.status, at),
    updatedAt: at,
    editedByStaff: true,
  };
  if (edited.category !== before.category) await requireOpenCategory(deps, edited.category);
  assertComplete(unprinted);
  const after = { ...unprinted, ...(await pagesOf(deps, before, unprinted)) };
  const { _id, version: _version, ...state } = after;
  return { state, events: documentEvents(before, after, 'staff') };
};
