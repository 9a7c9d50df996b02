import { draftDocumentFiles } from '@academy/contracts/content/document-files.ts';
import type { ImportChoice } from '@academy/contracts/shared/content-transfer.ts';
import { readDocument, writeDocument } from '@academy/service-kit/content/files/document-folder.ts';
import {
  compareRecord,
  type ComparedRecord,
  type Side,
} from '@academy/service-kit/content/transfer/compare-record.ts';
import { documentFields, documentFiles } from '../../content/document-fields.ts';
import { categoryAtImport } from '../../domain/categories/category-today.ts';
import type { DocumentCategoryRecord } from '../../domain/categories/document-category.ts';
import type { LibraryDocumentRecord } from '../../domain/library-document.ts';
import type { LibraryDeps } from '../deps.ts';
import type { SentDocument } from './read-source.ts';

type CompareDeps = Pick<LibraryDeps, 'documents' | 'versions' | 'importBases'>;

export type StoredDocuments = ReadonlyMap<string, LibraryDocumentRecord>;

/** What is stored as its own export says it: what is written and read differs by no space from what was never away. */
const asFiles = (stored: LibraryDocumentRecord) => {
  const files = documentFiles(stored);
  return documentFields(readDocument(files.id, writeDocument(files), draftDocumentFiles).document ?? files);
};

/** A document as it is stored, and how it came to be there. */
export const storedSide = async (
  { documents, versions }: CompareDeps,
  stored: LibraryDocumentRecord,
): Promise<Side> => {
  // What a crash left unfiled counts as well.
  await documents.fileVersions(stored._id);
  return {
    fields: asFiles(stored),
    isImported: stored.importedHash !== null,
    isUntold: stored.editedByStaff && !(await versions.isKept('documents', stored._id)),
  };
};

/** Each document of the files beside what is stored of it. */
export const compareDocuments = async (
  deps: CompareDeps,
  {
    sent,
    stored,
    categories,
    choices,
  }: {
    sent: readonly SentDocument[];
    stored: StoredDocuments;
    categories: readonly DocumentCategoryRecord[];
    choices: readonly ImportChoice[];
  },
): Promise<ComparedRecord[]> => {
  const compared: ComparedRecord[] = [];
  for (const { folder, document, namedCategory: named } of sent) {
    const own = stored.get(document.id);
    compared.push(
      await compareRecord(deps, {
        kind: 'documents',
        id: document.id,
        path: folder,
        file: documentFields(document),
        ours: own && (await storedSide(deps, own)),
        inTodaysTerms: ({ category, ...base }) => ({
          ...base,
          category: categoryAtImport(categories, { id: String(category), named, own: own?.category }),
        }),
        choices,
      }),
    );
  }
  return compared;
};
