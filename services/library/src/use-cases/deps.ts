import type { PdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import type { ImportBaseRepository } from '@academy/service-kit/content/transfer/import-base-repository.ts';
import type { ImportLog } from '@academy/service-kit/content/transfer/import-log-repository.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { VersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import type { DocumentCategoryRepository } from '../data/document-category-repository.ts';
import type { DocumentRepository } from '../data/document-repository.ts';
import type { DocumentMeanings } from '../cache/document-meanings.ts';
import type { PublishedDocuments } from '../cache/published-documents.ts';
import type { PdfSource } from '../pdf/draw-document.ts';

/** What the library's use cases work with. */
export interface LibraryDeps {
  documents: DocumentRepository;
  categories: DocumentCategoryRepository;
  documentImports: ImportLog;
  importBases: ImportBaseRepository;
  versions: VersionRepository;
  published: PublishedDocuments;
  meanings: DocumentMeanings;
  pdfs: PdfRenderer<PdfSource>;
  logger: Logger;
  now: () => Date;
}
