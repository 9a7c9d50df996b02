import { takesDocuments, type DocumentCategoryRecord } from './document-category.ts';

type Heir = Pick<DocumentCategoryRecord, '_id' | 'isRetired' | 'deletedAt' | 'movedInto'>;

/** The category itself, or, once it is deleted, the one that staff moved its documents into, however often that was deleted in turn. */
export const chosenHeirOf = <C extends Heir>(all: readonly C[], id: string): C | null => {
  const byId = new Map(all.map((category) => [category._id, category]));
  const seen = new Set<string>();
  let at = byId.get(id);
  while (at?.deletedAt && !seen.has(at._id)) {
    seen.add(at._id);
    at = at.movedInto ? byId.get(at.movedInto) : undefined;
  }
  return at && !at.deletedAt ? at : null;
};

/**
 * Where the documents of a category belong: where staff chose. A document that came as its category was deleted, when that was empty,
 * goes to the first that takes documents. Null where the id never was a category's, or there is none left.
 */
export const heirOf = <C extends Heir>(all: readonly C[], id: string): C | null => {
  if (!all.some(({ _id }) => _id === id)) return null;
  const chosen = chosenHeirOf(all, id);
  if (chosen) return chosen;
  return all.find(takesDocuments) ?? null;
};
