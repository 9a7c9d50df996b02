import { newId } from '../ids/uuid-v7.ts';
import { slugOf } from '../text/slug-of.ts';

/** What every category has, whatever it holds: the forum's posts, the library's documents. */
export interface CategoryFields {
  _id: string;
  nameEs: string;
  nameEn: string;
  orderIndex: number;
  /** Takes nothing more. */
  isRetired: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The id of a category that staff give none: `Prompts at work` is `prompts-at-work`. */
export const categoryIdFrom = (nameEn: string): string => slugOf(nameEn) || newId();

/** The place of a new category, behind all others; they come in their order. */
export const lastPlace = (categories: readonly Pick<CategoryFields, 'orderIndex'>[]): number =>
  (categories.at(-1)?.orderIndex ?? -1) + 1;
