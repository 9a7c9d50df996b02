import { z } from 'zod';
import type { SortableFields } from '../staff/staff-query.ts';
import type { CategoryFields } from './category.ts';

/** What staff may sort categories by, and the field that it is kept in. */
export const sortableCategories: SortableFields<CategoryFields> = new Map([
  ['id', '_id'],
  ['nameEs', 'nameEs'],
  ['nameEn', 'nameEn'],
  ['orderIndex', 'orderIndex'],
  ['isRetired', 'isRetired'],
  ['createdAt', 'createdAt'],
  ['updatedAt', 'updatedAt'],
]);

/** What staff may filter categories by, beside the free text and ids of every list. */
export const categoryFilterSchema = z.strictObject({ isRetired: z.boolean().optional() });
