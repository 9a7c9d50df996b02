import type { DocumentDraft } from '@academy/contracts/http/library/staff-documents.ts';
import { queuedAtAfter } from '@academy/service-kit/content/publication-queue.ts';
import { estimatedPages, measure } from '../domain/measure.ts';
import { requireOpenCategory } from './categories/assert-category.ts';
import { assertComplete } from './assert-complete.ts';
import type { LibraryDeps } from './deps.ts';
import { drawAhead } from './draw-ahead.ts';

/**
 * What a document that staff make begins as. Throws DomainError 400 where its category takes none, and where one that is published or
 * queued lacks a text, or no PDF can be made of it.
 */
export const newDocument = async (
  { categories, pdfs }: Pick<LibraryDeps, 'categories' | 'pdfs'>,
  { id, draft, at }: { id: string; draft: DocumentDraft; at: Date },
) => {
  const drafted = {
    _id: id,
    ...draft,
    ...measure(draft),
    pageCount: estimatedPages(draft),
    createdAt: at,
    updatedAt: at,
    publishedAt: draft.status === 'published' ? at : null,
    queuedAt: queuedAtAfter(null, draft.status, at),
    importedHash: null,
    editedByStaff: true,
  };
  await requireOpenCategory({ categories }, draft.category);
  assertComplete(drafted);
  return drafted.status === 'draft' ? drafted : { ...drafted, ...(await drawAhead({ pdfs }, drafted)) };
};
