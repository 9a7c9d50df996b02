import { useTranslate } from 'ra-core';
import { useDocumentCategories } from '../categories/use-document-categories.ts';
import { fieldWording } from './field-wording.ts';

/** Says a field's value as it is read; a document's category by its name. */
export function useFieldWording(resource: string): (field: string, value: unknown) => string {
  const translate = useTranslate();
  const { categoryName } = useDocumentCategories({ isNeeded: resource === 'documents' });
  return (field, value) =>
    resource === 'documents' && field === 'category' && typeof value === 'string'
      ? categoryName(value)
      : fieldWording({ resource, field, value }, translate);
}
