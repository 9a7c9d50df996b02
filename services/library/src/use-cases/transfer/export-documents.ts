import type { Readable } from 'node:stream';
import { writeArchive } from '@academy/service-kit/archive/write-archive.ts';
import { writeDocument } from '@academy/service-kit/content/files/document-folder.ts';
import { exportName } from '@academy/service-kit/content/transfer/export-name.ts';
import { documentFiles } from '../../content/document-fields.ts';
import { documentNotFound } from '../../domain/library-texts.ts';
import type { LibraryDocumentRecord } from '../../domain/library-document.ts';
import type { LibraryDeps } from '../deps.ts';

const inFolder = (document: LibraryDocumentRecord) =>
  [...writeDocument(documentFiles(document))].map(
    ([path, text]) => [`documents/${document._id}/${path}`, text] as const,
  );

/** Documents as an archive of their folders, in the form of `content/documents`. Throws 404 where one is not there. */
export const exportDocuments = async (
  { documents }: Pick<LibraryDeps, 'documents'>,
  ids: readonly string[],
): Promise<{ name: string; archive: Readable }> => {
  const found: LibraryDocumentRecord[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const document = await documents.find(id);
    if (!document) throw documentNotFound();
    found.push(document);
  }
  const [only] = found.length === 1 ? found : [];
  return {
    name: `${only ? exportName(only) : 'documents'}.zip`,
    archive: writeArchive(found.flatMap(inFolder)),
  };
};
