import type { ForumCategory } from '@academy/contracts/http/forum/categories.ts';
import type { CategoryRecord } from '../domain/category.ts';

export const toCategory = (category: CategoryRecord, postCount: number): ForumCategory => ({
  id: category._id,
  nameEs: category.nameEs,
  nameEn: category.nameEn,
  descriptionEs: category.descriptionEs,
  descriptionEn: category.descriptionEn,
  postCount,
});
