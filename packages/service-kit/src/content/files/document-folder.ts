import { courseSlug } from '@academy/contracts/content/course-file.ts';
import type { DocumentFile } from '@academy/contracts/content/document-file.ts';
import { draftDocumentFiles, shippedDocumentFiles } from '@academy/contracts/content/document-files.ts';
import { idSchema } from '@academy/contracts/shared/lists.ts';
import { body, yaml } from './canonical-text.ts';
import { nameFault, type ContentFault, type ContentFiles } from './content-fault.ts';
import { readBody, readYamlFile } from './read-file.ts';

/** What a document's folder says: the same for the import at start, for the check of content and for an import by staff. */
export interface DocumentFiles {
  id: string;
  file: DocumentFile;
  es: string;
  en: string;
}

/** The files of a document's folder. */
export const documentPaths = {
  file: 'document.yaml',
  es: 'content.es.md',
  en: 'content.en.md',
} as const;

/** The document where nothing is wrong with it, else null, and all that is wrong. */
export interface ReadDocument {
  document: DocumentFiles | null;
  faults: ContentFault[];
}

/** A document's folder, whose name is its id. Faults are collected, not thrown. */
export const readDocument = (
  id: string,
  files: ContentFiles,
  schemas: typeof shippedDocumentFiles | typeof draftDocumentFiles = shippedDocumentFiles,
): ReadDocument => {
  const faults: ContentFault[] = [];
  const report = (fault: ContentFault): void => void faults.push(fault);
  const names = schemas === shippedDocumentFiles ? courseSlug : idSchema;
  if (!names.safeParse(id).success) report({ file: '', line: null, field: '', text: nameFault });
  const file = readYamlFile(files, { file: documentPaths.file, schema: schemas.document, report });
  const es = readBody(files, { file: documentPaths.es, schema: schemas.body, report });
  const en = readBody(files, { file: documentPaths.en, schema: schemas.body, report });
  const isWhole = file !== undefined && es !== undefined && en !== undefined && faults.length === 0;
  return { document: isWhole ? { id, file, es, en } : null, faults };
};

/**
 * The canonical writer: a document's folder by the paths in it, always the same text for the same document, which
 * `readDocument` reads as the same document again.
 */
export const writeDocument = ({ file, es, en }: Omit<DocumentFiles, 'id'>): ContentFiles =>
  new Map([
    [documentPaths.file, yaml(draftDocumentFiles.document, file)],
    [documentPaths.es, body(es)],
    [documentPaths.en, body(en)],
  ]);
