import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import { required, useRecordContext } from 'ra-core';
import { SelectInput } from 'react-admin';
import { useCategoryText } from '../shared/categories/use-category-text.ts';
import { useDocumentCategories } from '../shared/categories/use-document-categories.ts';

const isRequired = [required()];

/** Chooses a document's category among those that take documents, and its own. A new document begins in the first. */
export function CategoryInput({ source }: { source: string }) {
  const { nameOf } = useCategoryText();
  const { categories } = useDocumentCategories();
  const own = useRecordContext<StaffDocument>()?.category;
  const choices = categories?.filter(({ id, isRetired }) => !isRetired || id === own) ?? [];
  return (
    <SelectInput
      // An input takes its first value as it is drawn.
      key={categories ? 'read' : 'waiting'}
      source={source}
      choices={choices}
      optionText={nameOf}
      translateChoice={false}
      validate={isRequired}
      isPending={!categories}
      {...(choices[0] && { defaultValue: choices[0].id })}
    />
  );
}
