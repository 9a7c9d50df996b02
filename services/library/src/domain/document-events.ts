import type { DataOf } from '@academy/contracts/events/event.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { LibraryDocumentRecord } from './library-document.ts';

type Published = Omit<LibraryDocumentRecord, 'version'>;

/** Whether a change came from an import of content/, which is not announced, or from staff. */
export type Source = 'import' | 'staff';

const publicState = (document: Published, source: Source): DataOf<typeof documentAddedV1> => ({
  id: document._id,
  titleEs: document.titleEs,
  titleEn: document.titleEn,
  descriptionEs: document.descriptionEs,
  descriptionEn: document.descriptionEn,
  contentEs: document.contentEs,
  contentEn: document.contentEn,
  category: document.category,
  isPremium: document.isPremium,
  pageCount: document.pageCount,
  publishedAt: (document.publishedAt ?? document.updatedAt).toISOString(),
  imported: source === 'import',
});

/** The facts that a write of a document makes, from its state before (null when new) and after. */
export const documentEvents = (
  before: { status: string } | null,
  after: Published,
  source: Source,
): PendingEvent[] => {
  const was = before?.status === 'published';
  const is = after.status === 'published';
  if (!was && is) return [pendingEvent(documentAddedV1, publicState(after, source))];
  if (was && is) return [pendingEvent(documentUpdatedV1, publicState(after, source))];
  if (was && !is) return [pendingEvent(documentRemovedV1, { id: after._id })];
  return [];
};

export const documentRemoved = (id: string): PendingEvent => pendingEvent(documentRemovedV1, { id });
