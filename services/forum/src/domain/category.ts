import { generalCategoryId } from '@academy/contracts/http/forum/categories.ts';

/** A category of the community. */
export interface CategoryRecord {
  _id: string;
  nameEs: string;
  nameEn: string;
  descriptionEs: string;
  descriptionEn: string;
  orderIndex: number;
  /** Takes no posts; those that it has show `general`. */
  isRetired: boolean;
  createdAt: Date;
  updatedAt: Date;
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
