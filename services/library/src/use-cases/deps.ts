import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { DocumentRepository } from '../data/document-repository.ts';
import type { PublishedDocuments } from '../memory/published-documents.ts';
import type { RenderPdf } from '../pdf/render-pdf.ts';

/** What the library's use cases work with. */
export interface LibraryDeps {
  documents: DocumentRepository;
  published: PublishedDocuments;
  renderPdf: RenderPdf;
  logger: Logger;
  now: () => Date;
}
