import { documentRemoved } from '../domain/document-events.ts';
import { documentNotFound } from '../domain/library-texts.ts';
import type { LibraryDeps } from './deps.ts';

/** Removes a document for good. One that came from content/ stays removed through later imports. */
export const removeDocument = async (
  { documents, published }: LibraryDeps,
  id: string,
): Promise<{ id: string }> => {
  const document = await documents.find(id);
  if (!document) throw documentNotFound();
  if (document.importedHash) await documents.rememberRemovedImport(id);
  await documents.remove(id, documentRemoved(id));
  published.forget();
  return { id };
};
