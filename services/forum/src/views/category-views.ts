import type { ForumCategory, StaffForumCategory } from '@academy/contracts/http/forum/categories.ts';
import type { CategoryRecord } from '../domain/category.ts';

export const toCategory = (category: CategoryRecord, postCount: number): ForumCategory => ({
  id: category._id,
  nameEs: category.nameEs,
  nameEn: category.nameEn,
  descriptionEs: category.descriptionEs,
  descriptionEn: category.descriptionEn,
  postCount,
});

export const toStaffCategory = (category: CategoryRecord, postCount: number): StaffForumCategory => ({
  ...toCategory(category, postCount),
  orderIndex: category.orderIndex,
  isRetired: category.isRetired,
  createdAt: category.createdAt.toISOString(),
  updatedAt: category.updatedAt.toISOString(),
  version: category.version,
});
