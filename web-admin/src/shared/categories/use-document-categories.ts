import type { StaffDocumentCategory } from '@academy/contracts/http/library/document-categories.ts';
import { useGetList } from 'ra-core';
import { useCategoryText } from './use-category-text.ts';

const byOrder = { field: 'orderIndex', order: 'ASC' } as const;
const all = { page: 1, perPage: 1000 };

/** The categories of documents in their order, and how each is called. Read only where `isNeeded`. */
export function useDocumentCategories({ isNeeded = true }: { isNeeded?: boolean } = {}) {
  const { nameOf } = useCategoryText();
  const { data: categories } = useGetList<StaffDocumentCategory>(
    'document-categories',
    { sort: byOrder, pagination: all },
    { enabled: isNeeded },
  );
  return {
    /** Undefined until they are read. */
    categories,
    /** A category's name by its id; the id where it is not known, such as that of a deleted one. */
    categoryName: (id: string): string => {
      const category = categories?.find((one) => one.id === id);
      return category ? nameOf(category) : id;
    },
  };
}
