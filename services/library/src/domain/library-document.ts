import type { DocumentDraft } from '@academy/contracts/http/library/staff-documents.ts';

/** A document as the library keeps it. */
export interface LibraryDocumentRecord extends DocumentDraft {
  _id: string;
  pageCount: number;
  readingMinutes: number;
  createdAt: Date;
  updatedAt: Date;
  /** When it became published the last time; null while it never was or is withdrawn. */
  publishedAt: Date | null;
  /** When it was queued to be published; null while it is not, absent in what an earlier release kept. */
  queuedAt?: Date | null;
  /** The run of an automation that published it last. */
  publishedByRun?: string;
  /** Folded and stemmed words to be found by. */
  terms: string[];
  /** Hash of the files in content/ that it was last imported from; null for what staff wrote. */
  importedHash: string | null;
  editedByStaff: boolean;
  /** The import by staff that wrote it last. */
  lastImport?: string;
  /** The fields that it left as staff had saved them meanwhile. */
  leftByLastImport?: string[];
  /** When staff deleted it, and who: it lies in the bin. */
  binnedAt?: Date | null;
  binnedBy?: string;
  /** When its time in the bin was over. */
  endedAt?: Date | null;
  version: number;
}

/** What its files say of a document, and what staff edit: all of a draft. */
export type DocumentFields = DocumentDraft;

/** One in a list: everything but the text. */
export type ListedDocument = Omit<
  LibraryDocumentRecord,
  | 'contentEs'
  | 'contentEn'
  | 'terms'
  | 'importedHash'
  | 'editedByStaff'
  | 'lastImport'
  | 'leftByLastImport'
  | 'publishedByRun'
  | 'binnedAt'
  | 'binnedBy'
  | 'endedAt'
>;
