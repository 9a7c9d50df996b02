import { takesDocuments, type DocumentCategoryRecord } from './document-category.ts';
import { chosenHeirOf, heirOf } from './heir.ts';

type Known = Pick<DocumentCategoryRecord, '_id' | 'isRetired' | 'deletedAt' | 'movedInto'>;

/**
 * The category that a file means today by an id that it may have had from an earlier export. A document that is there stays in its own
 * where that takes no more documents, or where staff deleted it without naming another; an id that never was a category's stays as it is.
 */
export const categoryToday = (all: readonly Known[], id: string, own: string | undefined): string => {
  if (own === undefined) return heirOf(all, id)?._id ?? id;
  if (!all.some(({ _id }) => _id === id)) return id;
  const chosen = chosenHeirOf(all, id);
  return chosen && takesDocuments(chosen) ? chosen._id : own;
};

/**
 * The category that a document had at its last import, as a file is compared with it. Where the file still names it, both mean the same
 * today. Where it names another, its author moved the document, and staff may have done so as well: then it is not taken for its own.
 */
export const categoryAtImport = (
  all: readonly Known[],
  { id, named, own }: { id: string; named: string; own: string | undefined },
): string => (id === named ? categoryToday(all, id, own) : (chosenHeirOf(all, id)?._id ?? id));
