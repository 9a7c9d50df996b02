import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { importDecision, type ImportDecision } from '@academy/service-kit/content/import-decision.ts';
import { queuedAtAfter } from '@academy/service-kit/content/publication-queue.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { ContentDocument } from '../content/read-documents.ts';
import type { DocumentCategoryRecord } from '../domain/categories/document-category.ts';
import { heirOf } from '../domain/categories/heir.ts';
import { documentEvents } from '../domain/document-events.ts';
import { estimatedPages } from '../domain/measure.ts';
import { warnOfCategory } from './categories/warn-of-category.ts';
import type { LibraryDeps } from './deps.ts';
import { drawAhead } from './draw-ahead.ts';

const second = 1_000;

const imported = { by: null, source: 'imported' } as const;

/** The queue keeps the content's own order: its first is published first. */
const inQueue = ({ orderIndex }: ContentDocument, now: Date): Date =>
  new Date(now.getTime() + orderIndex * second);

/** Content is imported even where no PDF can be made of it: its download says so. */
const pagesOf = async (
  { pdfs, logger }: LibraryDeps,
  { id, fields }: ContentDocument,
  updatedAt: Date,
): Promise<{ pageCount: number }> => {
  try {
    return await drawAhead({ pdfs }, { ...fields, updatedAt });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    logger.warn({ err: error, document: id }, 'the pages of a document were estimated, not counted');
    return { pageCount: estimatedPages(fields) };
  }
};

const create = async (deps: LibraryDeps, document: ContentDocument): Promise<void> => {
  const { documents, now } = deps;
  // Lists are newest first: the content's own order stands when its first is the newest.
  const at = new Date(now().getTime() - document.orderIndex * second);
  const state = {
    _id: document.id,
    ...document.fields,
    ...(await pagesOf(deps, document, at)),
    createdAt: at,
    updatedAt: at,
    publishedAt: document.fields.status === 'published' ? at : null,
    queuedAt: queuedAtAfter(null, document.fields.status, inQueue(document, now())),
    importedHash: document.hash,
    editedByStaff: false,
  };
  // Another replica may import the same content at the same moment.
  await insertOnce(() => documents.create(state, documentEvents(null, state, 'import'), imported));
};

const update = async (deps: LibraryDeps, document: ContentDocument): Promise<void> => {
  const { documents, now } = deps;
  await documents.change(document.id, async (before) => {
    if (before.editedByStaff || before.importedHash === document.hash) return null;
    const at = now();
    const isPublished = document.fields.status === 'published';
    const after = {
      ...before,
      ...document.fields,
      ...(await pagesOf(deps, document, at)),
      updatedAt: at,
      publishedAt: isPublished ? (before.publishedAt ?? at) : null,
      queuedAt: queuedAtAfter(before, document.fields.status, inQueue(document, at)),
      importedHash: document.hash,
    };
    const { _id, version: _version, ...state } = after;
    return { state, events: documentEvents(before, after, 'import'), saved: imported };
  });
};

/** Where its category was deleted, it belongs where staff moved the documents of that; null where there never was one. */
const inItsCategory = (
  document: ContentDocument,
  categories: readonly DocumentCategoryRecord[],
): ContentDocument | null => {
  const heir = heirOf(categories, document.fields.category);
  return heir && { ...document, fields: { ...document.fields, category: heir._id } };
};

/** Whether staff removed it: it lies in the bin, ended there, or went for good in an earlier release. */
const isRemoved = async ({ documents }: LibraryDeps, id: string): Promise<boolean> =>
  (await documents.findAnywhere(id)) !== null || documents.isRemovedImport(id);

/**
 * Brings `content/documents` into the library: new ones are created, untouched ones updated, and what staff
 * edited or removed is left alone and reported, and so is what stands in a category that there never was. Running it again changes
 * nothing.
 */
export const importDocuments = async (
  library: LibraryDeps,
  contents: readonly ContentDocument[],
): Promise<Record<ImportDecision, number>> => {
  // One moment for all of them: lists and queue keep the content's order however long the import takes.
  const startedAt = library.now();
  const deps: LibraryDeps = { ...library, now: () => startedAt };
  const counts: Record<ImportDecision, number> = { create: 0, update: 0, keep: 0, conflict: 0 };
  const categories = await deps.categories.listWithDeleted();
  for (const content of contents) {
    const document = inItsCategory(content, categories);
    if (!document) {
      counts.conflict += 1;
      deps.logger.error(
        {
          file: `documents/${content.id}/document.yaml`,
          field: 'categoryId',
          category: content.fields.category,
        },
        'content was left out: the library has no such category',
      );
      continue;
    }
    const current = await deps.documents.find(document.id);
    const removedByStaff = current === null && (await isRemoved(deps, document.id));
    const decision = importDecision({ fileHash: document.hash, current, removedByStaff });
    counts[decision] += 1;
    if (decision === 'create') await create(deps, document);
    if (decision === 'update') await update(deps, document);
    const { category } = document.fields;
    if ((decision === 'create' || decision === 'update') && current?.category !== category)
      warnOfCategory(deps, { content, category, categories });
    if (decision === 'conflict')
      deps.logger.warn(
        { document: document.id },
        'content changed, but staff edited or removed this document',
      );
  }
  deps.published.forget();
  return counts;
};
