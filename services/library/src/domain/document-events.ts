import type { DataOf } from '@academy/contracts/events/event.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentAddedV2 } from '@academy/contracts/events/library/document-added.v2.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { documentUpdatedV2 } from '@academy/contracts/events/library/document-updated.v2.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { LibraryDocumentRecord } from './library-document.ts';

type Published = Omit<LibraryDocumentRecord, 'version'>;

/** Whether a change came from an import of content/, which is not announced, or from staff. */
export type Source = 'import' | 'staff';

const publicState = (document: Published, source: Source): DataOf<typeof documentAddedV2> => ({
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

const versions = {
  added: { first: documentAddedV1, later: documentAddedV2 },
  updated: { first: documentUpdatedV1, later: documentUpdatedV2 },
} as const;

/** By the first version that may name its category: a reader from before the second one goes by it, too. */
const told = (fact: keyof typeof versions, data: DataOf<typeof documentAddedV2>): PendingEvent => {
  const { first, later } = versions[fact];
  const listed = first.data.safeParse(data);
  return listed.success ? pendingEvent(first, listed.data) : pendingEvent(later, data);
};

/** The facts that a write of a document makes, from its state before (null when new) and after. */
export const documentEvents = (
  before: { status: string } | null,
  after: Published,
  source: Source,
): PendingEvent[] => {
  const was = before?.status === 'published';
  const is = after.status === 'published';
  if (!was && is) return [told('added', publicState(after, source))];
  if (was && is) return [told('updated', publicState(after, source))];
  if (was && !is) return [pendingEvent(documentRemovedV1, { id: after._id })];
  return [];
};

export const documentRemoved = (id: string): PendingEvent => pendingEvent(documentRemovedV1, { id });
