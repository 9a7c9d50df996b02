import { categoryRetired, noSuchCategory } from '../../domain/categories/category-texts.ts';
import { takesDocuments, type DocumentCategoryRecord } from '../../domain/categories/document-category.ts';
import type { LibraryDeps } from '../deps.ts';

type Deps = Pick<LibraryDeps, 'categories'>;

/** A category that documents may be put into. Throws DomainError 400 naming the field where there is none, or it is retired. */
export const requireOpenCategory = async (
  { categories }: Deps,
  id: string,
  field = 'category',
): Promise<DocumentCategoryRecord> => {
  const category = await categories.find(id);
  if (!category) throw noSuchCategory(field);
  if (!takesDocuments(category)) throw categoryRetired(field);
  return category;
};

/** What brings back an earlier state, without a category that takes no more documents: the document stays in that of today then. */
export const inOpenCategory = async <Change extends { category?: string | undefined }>(
  { categories }: Deps,
  { category, ...rest }: Change,
): Promise<Omit<Change, 'category'> & { category?: string }> => {
  if (category === undefined) return rest;
  const found = await categories.find(category);
  return found && takesDocuments(found) ? { ...rest, category } : rest;
};
