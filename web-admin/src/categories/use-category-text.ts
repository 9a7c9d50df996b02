import type { StaffForumCategory } from '@academy/contracts/http/forum/categories.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';

/** A category's name and description in the language of the interface. */
export function useCategoryText() {
  const { language } = useLanguage();
  const isSpanish = language === 'es';
  return {
    nameOf: ({ nameEs, nameEn }: StaffForumCategory) => (isSpanish ? nameEs : nameEn),
    descriptionOf: ({ descriptionEs, descriptionEn }: StaffForumCategory) =>
      isSpanish ? descriptionEs : descriptionEn,
  };
}
