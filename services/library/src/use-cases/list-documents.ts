import type { DocumentSummary } from '@academy/contracts/http/library/document-views.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import type { PublishedQuery } from '../data/document-repository.ts';
import { mayOpen, type Reader } from '@academy/contracts/shared/entitlement.ts';
import { noSuchCategory } from '../domain/categories/category-texts.ts';
import { toSummary } from '../views/document-views.ts';
import type { LibraryDeps } from './deps.ts';

export interface DocumentPage {
  documents: DocumentSummary[];
  /** Where the next page begins; null on the last. */
  next: Cursor | null;
}

/** A searched, filtered or paged list of published documents. Throws DomainError 400 naming a category that there is not. */
export const listDocuments = async (
  { documents, categories }: LibraryDeps,
  query: PublishedQuery,
  reader: Reader | null,
): Promise<DocumentPage> => {
  const { limit, category } = query;
  if (category !== undefined && !(await categories.find(category))) throw noSuchCategory('category');
  // One more than asked for tells whether there is a next page.
  const rows = await documents.listPublished({ ...query, limit: limit && limit + 1 });
  const page = limit ? rows.slice(0, limit) : rows;
  const last = page.at(-1);
  return {
    documents: page.map((row) => toSummary(row, mayOpen(row, reader))),
    next:
      rows.length > page.length && last?.publishedAt
        ? { order: last.publishedAt.getTime(), id: last._id }
        : null,
  };
};
