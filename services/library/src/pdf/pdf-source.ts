import type { Language } from '@academy/contracts/shared/language.ts';
import type { LibraryDocumentRecord } from '../domain/library-document.ts';
import type { PdfSource } from './draw-document.ts';

export type PrintedDocument = Pick<
  LibraryDocumentRecord,
  'titleEs' | 'titleEn' | 'descriptionEs' | 'descriptionEn' | 'contentEs' | 'contentEn' | 'updatedAt'
>;

/** What is printed of a document in one language. */
export const pdfSourceOf = (document: PrintedDocument, language: Language): PdfSource => ({
  language,
  title: language === 'es' ? document.titleEs : document.titleEn,
  description: language === 'es' ? document.descriptionEs : document.descriptionEn,
  content: language === 'es' ? document.contentEs : document.contentEn,
  updatedAt: document.updatedAt,
});
