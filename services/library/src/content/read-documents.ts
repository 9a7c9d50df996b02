import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unreadableContent } from '@academy/service-kit/content/files/content-fault.ts';
import { readDocument, type DocumentFiles } from '@academy/service-kit/content/files/document-folder.ts';
import { loadFiles } from '@academy/service-kit/content/files/load-files.ts';
import { importHash } from '@academy/service-kit/content/import-decision.ts';
import { measure } from '../domain/measure.ts';
import type { DocumentFields, LibraryDocumentRecord } from '../domain/library-document.ts';
import { documentFields } from './document-fields.ts';

/** A document of content/ in the form that the library keeps, with the hash of what it was read from. */
export interface ContentDocument {
  id: string;
  hash: string;
  orderIndex: number;
  fields: DocumentFields & Pick<LibraryDocumentRecord, 'readingMinutes' | 'terms'>;
}

/** Stands for all that is read of a document. */
const documentHash = ({ file, es, en }: DocumentFiles): string => {
  const texts = {
    titleEs: file.title.es,
    titleEn: file.title.en,
    descriptionEs: file.description.es,
    descriptionEn: file.description.en,
    contentEs: es,
    contentEn: en,
  };
  // The last part stands for how pages are counted: what was imported with an estimate is counted at the next start.
  return importHash([file, texts, 'pages of the PDF']);
};

export const contentDocument = (document: DocumentFiles): ContentDocument => {
  const fields = documentFields(document);
  return {
    id: document.id,
    hash: documentHash(document),
    orderIndex: document.file.orderIndex ?? 0,
    fields: { ...fields, ...measure(fields) },
  };
};

const readFolder = (folder: string, id: string): ContentDocument => {
  const { document, faults } = readDocument(id, loadFiles(join(folder, id)));
  if (!document) throw unreadableContent(`documents/${id}`, faults);
  return contentDocument(document);
};

/** Every document under `content/documents`, by its order. Throws naming the document, its files and their lines where some do not fit. */
export const readDocuments = async (contentDirectory: string): Promise<ContentDocument[]> => {
  const folder = join(contentDirectory, 'documents');
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return ids
    .map((id) => readFolder(folder, id))
    .sort((a, b) => a.orderIndex - b.orderIndex || a.id.localeCompare(b.id));
};
