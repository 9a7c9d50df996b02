import { lastOpenCategory } from '../../domain/categories/category-texts.ts';
import { takesDocuments } from '../../domain/categories/document-category.ts';
import type { LibraryDeps } from '../deps.ts';

/** Throws DomainError 409 where no other category would take documents. */
export const assertNotLast = async (
  { categories }: Pick<LibraryDeps, 'categories'>,
  id: string,
): Promise<void> => {
  const others = (await categories.list()).filter(({ _id }) => _id !== id);
  if (!others.some(takesDocuments)) throw lastOpenCategory();
};

/**
 * The same once more after the write, which is taken back where no category takes documents any more: of two at once, each may have
 * counted on the category of the other.
 */
export const assertSomeOpen = async (
  { categories }: Pick<LibraryDeps, 'categories'>,
  takeBack: () => Promise<unknown>,
): Promise<void> => {
  if ((await categories.list()).some(takesDocuments)) return;
  await takeBack();
  throw lastOpenCategory();
};
