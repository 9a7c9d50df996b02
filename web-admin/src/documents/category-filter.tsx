import { SelectInput } from 'react-admin';
import { useCategoryText } from '../shared/categories/use-category-text.ts';
import { useDocumentCategories } from '../shared/categories/use-document-categories.ts';

/** A list's filter by the category of documents. */
export function CategoryFilter({ source }: { source: string; alwaysOn: boolean }) {
  const { nameOf } = useCategoryText();
  const { categories = [] } = useDocumentCategories();
  return (
    <SelectInput
      source={source}
      emptyText="academy.every"
      choices={categories}
      optionText={nameOf}
      translateChoice={false}
    />
  );
}
