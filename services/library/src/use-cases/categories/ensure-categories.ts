import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { firstCategories } from '../../domain/categories/document-category.ts';
import type { LibraryDeps } from '../deps.ts';

/** The categories of documents that there were before staff had them in the console exist from the first start on, once. */
export const ensureFirstCategories = async ({
  categories,
  now,
}: Pick<LibraryDeps, 'categories' | 'now'>): Promise<void> => {
  // Also those that staff have deleted since.
  const known = new Set((await categories.listWithDeleted()).map(({ _id }) => _id));
  for (const category of firstCategories(now()))
    if (!known.has(category._id)) await insertOnce(() => categories.create(category, []));
};
