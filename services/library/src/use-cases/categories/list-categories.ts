import type {
  DocumentCategory,
  StaffDocumentCategory,
} from '@academy/contracts/http/library/document-categories.ts';
import { categoryNotFound } from '@academy/service-kit/categories/category-texts.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { DocumentCategoryRecord } from '../../domain/categories/document-category.ts';
import { toCategory, toStaffCategory } from '../../views/category-views.ts';
import type { LibraryDeps } from '../deps.ts';

type ListDeps = Pick<LibraryDeps, 'categories' | 'documents'>;

const none = { documents: 0, binned: 0 };

/** All categories in their order: documents may still stand in a retired one. */
export const listCategories = async ({
  categories,
}: Pick<LibraryDeps, 'categories'>): Promise<DocumentCategory[]> => (await categories.list()).map(toCategory);

/** One as staff see it. */
export const showStaffCategory = async (
  { documents }: Pick<LibraryDeps, 'documents'>,
  category: DocumentCategoryRecord,
): Promise<StaffDocumentCategory> =>
  toStaffCategory(category, (await documents.countByCategory()).get(category._id) ?? none);

/** A page of all categories for staff, with the count of all that match. */
export const listCategoriesForStaff = async (
  { categories, documents }: ListDeps,
  list: StaffList,
): Promise<{ rows: StaffDocumentCategory[]; total: number }> => {
  const [{ rows, total }, counts] = await Promise.all([
    categories.listForStaff(list),
    documents.countByCategory(),
  ]);
  return { rows: rows.map((row) => toStaffCategory(row, counts.get(row._id) ?? none)), total };
};

export const readCategoryForStaff = async (deps: ListDeps, id: string): Promise<StaffDocumentCategory> => {
  const category = await deps.categories.find(id);
  if (!category) throw categoryNotFound();
  return showStaffCategory(deps, category);
};
