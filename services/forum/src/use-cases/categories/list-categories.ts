import type { ForumCategory } from '@academy/contracts/http/forum/categories.ts';
import { toCategory } from '../../views/category-views.ts';
import type { ForumDeps } from '../deps.ts';

/** The categories that take posts, in their order. */
export const listCategories = async ({ categoryList }: ForumDeps): Promise<ForumCategory[]> => {
  const { all, open, postCounts } = await categoryList.read();
  return all
    .filter(({ _id }) => open.has(_id))
    .map((category) => toCategory(category, postCounts.get(category._id) ?? 0));
};
