import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { categoriesQuery } from '../api/categories.ts';

/** Names a category of documents by its id; with nothing where it is not known, or not yet. */
export function useCategoryName(): (id: string) => string {
  const { pick } = useLanguage();
  const { data } = useQuery(categoriesQuery);
  return (id) => {
    const category = data?.find((one) => one.id === id);
    return category ? pick(category, 'name') : '';
  };
}
