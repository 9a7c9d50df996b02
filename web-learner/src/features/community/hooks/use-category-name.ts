import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { categoriesQuery } from '../api/community.ts';

/** Names a category by its id; General where it is unknown. */
export function useCategoryName(): (id: string) => string {
  const { t } = useTranslation('community');
  const { pick } = useLanguage();
  const { data } = useQuery(categoriesQuery);
  return (id) => {
    const category = data?.find((one) => one.id === id);
    return category ? pick(category, 'name') : t('general');
  };
}
