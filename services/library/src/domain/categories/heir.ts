import type { DocumentCategoryRecord } from './document-category.ts';

type Heir = Pick<DocumentCategoryRecord, '_id' | 'isRetired' | 'deletedAt' | 'movedInto'>;

/**
 * Where the documents of a category belong: in itself, or, once it is deleted, where staff moved them, however often that was deleted in
 * turn. A document that came as its category was deleted, when that was empty, goes to the first that takes documents. Null where
 * the id never was a category's, or there is none left.
 */
export const heirOf = <C extends Heir>(all: readonly C[], id: string): C | null => {
  const byId = new Map(all.map((category) => [category._id, category]));
  const seen = new Set<string>();
  let at = byId.get(id);
  if (!at) return null;
  while (at?.deletedAt && !seen.has(at._id)) {
    seen.add(at._id);
    at = at.movedInto ? byId.get(at.movedInto) : undefined;
  }
  if (at && !at.deletedAt) return at;
  return all.find(({ isRetired, deletedAt }) => !isRetired && !deletedAt) ?? null;
};
