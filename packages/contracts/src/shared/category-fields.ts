import { z } from 'zod';
import { idSchema } from './lists.ts';
import { oneLineText } from './person-text.ts';

/** What a category is called. */
export const categoryName = oneLineText({ min: 1, max: 60 });

/** The end of a category's address, such as `prompts-at-work`. */
export const categoryIdSchema = idSchema.max(60);

/** What staff say of every category that they create, whatever it holds. */
export const categoryDraftFields = {
  /** Made from the English name when absent. */
  id: categoryIdSchema.optional(),
  nameEs: categoryName,
  nameEn: categoryName,
} as const;

/** What staff may change of every category. */
export const categoryChangeFields = {
  nameEs: categoryName.optional(),
  nameEn: categoryName.optional(),
  orderIndex: z.number().int().min(0).max(10_000).optional(),
  isRetired: z.boolean().optional(),
} as const;

/** What staff see of every category, beside what it is called and holds. */
export const staffCategoryFields = {
  orderIndex: z.number().int(),
  isRetired: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
} as const;
