import type {
  DocumentCategory,
  StaffDocumentCategory,
} from '@academy/contracts/http/library/document-categories.ts';
import type { CategoryCounts, DocumentCategoryRecord } from '../domain/categories/document-category.ts';

export const toCategory = ({ _id, nameEs, nameEn }: DocumentCategoryRecord): DocumentCategory => ({
  id: _id,
  nameEs,
  nameEn,
});

export const toStaffCategory = (
  category: DocumentCategoryRecord,
  { documents, binned }: CategoryCounts,
): StaffDocumentCategory => ({
  ...toCategory(category),
  orderIndex: category.orderIndex,
  isRetired: category.isRetired,
  documentCount: documents,
  binnedCount: binned,
  createdAt: category.createdAt.toISOString(),
  updatedAt: category.updatedAt.toISOString(),
  version: category.version,
});
