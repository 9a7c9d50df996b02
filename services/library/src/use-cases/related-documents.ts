import type { DocumentSummary } from '@academy/contracts/http/library/document-views.ts';
import { toSummary } from '../views/document-views.ts';
import { mayOpen, type Reader } from '@academy/contracts/shared/entitlement.ts';
import { documentNotFound } from '../domain/library-texts.ts';
import { closestTo } from '../domain/related.ts';
import type { LibraryDeps } from './deps.ts';

const count = 3;

/** The published documents closest to one, by meaning, shared words and category. */
export const relatedDocuments = async (
  { documents, meanings }: LibraryDeps,
  id: string,
  reader: Reader | null,
): Promise<DocumentSummary[]> => {
  const all = meanings.withMeaning(await documents.listComparable());
  const document = all.find(({ _id }) => _id === id);
  if (!document) throw documentNotFound();
  return closestTo(document, all, count).map((row) => toSummary(row, mayOpen(row, reader)));
};
