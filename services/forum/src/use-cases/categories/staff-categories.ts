import type { StaffForumCategory } from '@academy/contracts/http/forum/categories.ts';
import { categoryNotFound } from '@academy/service-kit/categories/category-texts.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { CategoryRecord } from '../../domain/category.ts';
import { toStaffCategory } from '../../views/category-views.ts';
import type { ForumDeps } from '../deps.ts';

/** One as staff see it; what it counts is its own, not what it shows. */
export const showStaffCategory = async (
  { posts }: Pick<ForumDeps, 'posts'>,
  category: CategoryRecord,
): Promise<StaffForumCategory> =>
  toStaffCategory(category, (await posts.countByCategory()).get(category._id) ?? 0);

/** A page of all categories, retired ones too, with the count of all that match. */
export const listCategoriesForStaff = async (
  { categories, posts }: ForumDeps,
  list: StaffList,
): Promise<{ rows: StaffForumCategory[]; total: number }> => {
  const [{ rows, total }, counts] = await Promise.all([
    categories.listForStaff(list),
    posts.countByCategory(),
  ]);
  return { rows: rows.map((row) => toStaffCategory(row, counts.get(row._id) ?? 0)), total };
};

export const readCategoryForStaff = async (deps: ForumDeps, id: string): Promise<StaffForumCategory> => {
  const category = await deps.categories.find(id);
  if (!category) throw categoryNotFound();
  return showStaffCategory(deps, category);
};
