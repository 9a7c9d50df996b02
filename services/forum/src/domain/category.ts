import { generalCategoryId } from '@academy/contracts/http/forum/categories.ts';
import type { CategoryFields } from '@academy/service-kit/categories/category.ts';

/** A category of the community. A retired one takes no posts, and those that it has show `general`. */
export interface CategoryRecord extends CategoryFields {
  descriptionEs: string;
  descriptionEn: string;
  /** Hash of the files in content/ that it was last imported from; null for what staff wrote. */
  importedHash: string | null;
  editedByStaff: boolean;
  version: number;
}

export type CategoryState = Omit<CategoryRecord, 'version'>;

/** The category that exists from the first start on, whatever content/ holds. */
export const firstGeneral = (at: Date): CategoryState => ({
  _id: generalCategoryId,
  nameEs: 'General',
  nameEn: 'General',
  descriptionEs: '',
  descriptionEn: '',
  orderIndex: 0,
  isRetired: false,
  createdAt: at,
  updatedAt: at,
  importedHash: null,
  editedByStaff: false,
});

/** The category that a post shows: `general` in the place of one that is retired or unknown. */
export const shownCategory = (open: ReadonlySet<string>, categoryId: string): string =>
  open.has(categoryId) ? categoryId : generalCategoryId;

/** Counts by a post's own category as counts by the one that it shows. */
export const shownCounts = (
  open: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const shown = new Map<string, number>();
  for (const [id, count] of counts) {
    const category = shownCategory(open, id);
    shown.set(category, (shown.get(category) ?? 0) + count);
  }
  return shown;
};
