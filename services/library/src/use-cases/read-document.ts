import type { LibraryDocument } from '@academy/contracts/http/library/document-views.ts';
import { toDocument } from '../views/document-views.ts';
import { mayOpen, type Reader } from '@academy/contracts/shared/entitlement.ts';
import { documentNotFound } from '../domain/library-texts.ts';
import type { LibraryDeps } from './deps.ts';

/** One published document: whole where the reader may, an excerpt otherwise. */
export const readDocument = async (
  { documents }: LibraryDeps,
  id: string,
  reader: Reader | null,
): Promise<LibraryDocument> => {
  const document = await documents.findPublished(id);
  if (!document) throw documentNotFound();
  return toDocument(document, mayOpen(document, reader));
};
