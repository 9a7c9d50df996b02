import type { DocumentSummary, LibraryDocument } from '@academy/contracts/http/library/document-views.ts';
import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import { excerptOf } from '../domain/excerpt.ts';
import type { LibraryDocumentRecord, ListedDocument } from '../domain/library-document.ts';

/** A document as lists carry it. */
export const toSummary = (document: ListedDocument, isOpen: boolean): DocumentSummary => ({
  id: document._id,
  titleEs: document.titleEs,
  titleEn: document.titleEn,
  descriptionEs: document.descriptionEs,
  descriptionEn: document.descriptionEn,
  category: document.category,
  pageCount: document.pageCount,
  readingMinutes: document.readingMinutes,
  isPremium: document.isPremium,
  iconName: document.iconName,
  iconColor: document.iconColor,
  publishedAt: document.publishedAt?.toISOString() ?? null,
  isOpen,
});

/** Whole, or locked with an excerpt: the content never leaves for somebody who may not read it. */
export const toDocument = (document: LibraryDocumentRecord, isOpen: boolean): LibraryDocument => {
  const summary = toSummary(document, isOpen);
  return isOpen
    ? { ...summary, locked: false, contentEs: document.contentEs, contentEn: document.contentEn }
    : {
        ...summary,
        locked: true,
        excerptEs: excerptOf(document.contentEs),
        excerptEn: excerptOf(document.contentEn),
      };
};

export const toStaffDocument = (document: LibraryDocumentRecord): StaffDocument => ({
  id: document._id,
  titleEs: document.titleEs,
  titleEn: document.titleEn,
  descriptionEs: document.descriptionEs,
  descriptionEn: document.descriptionEn,
  contentEs: document.contentEs,
  contentEn: document.contentEn,
  category: document.category,
  isPremium: document.isPremium,
  iconName: document.iconName,
  iconColor: document.iconColor,
  status: document.status,
  pageCount: document.pageCount,
  readingMinutes: document.readingMinutes,
  createdAt: document.createdAt.toISOString(),
  updatedAt: document.updatedAt.toISOString(),
  publishedAt: document.publishedAt?.toISOString() ?? null,
  queuedAt: document.queuedAt?.toISOString() ?? null,
  version: document.version,
});
