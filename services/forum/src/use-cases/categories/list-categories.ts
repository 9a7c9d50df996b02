import type { ForumCategory } from '@academy/contracts/http/forum/categories.ts';
import { shownCounts } from '../../domain/category.ts';
import { toCategory } from '../../views/category-views.ts';
import type { ForumDeps } from '../deps.ts';

/** The categories that take posts, in their order. */
export const listCategories = async ({ categoryList, postCounts }: ForumDeps): Promise<ForumCategory[]> => {
  const [{ all, open }, counts] = await Promise.all([categoryList.read(), postCounts.read()]);
  const shown = shownCounts(open, counts);
  return all
    .filter(({ _id }) => open.has(_id))
    .map((category) => toCategory(category, shown.get(category._id) ?? 0));
};
