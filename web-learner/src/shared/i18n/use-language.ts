import { useTranslation } from 'react-i18next';
import type { Language } from './language.ts';

/** Present language and how to pick a bilingual field: `pick(course, 'title')` reads `titleEs` or `titleEn`. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'es' ? 'es' : 'en';
  return {
    language,
    pick<K extends string>(record: Record<`${K}Es` | `${K}En`, string>, field: K): string {
      return language === 'es' ? record[`${field}Es`] : record[`${field}En`];
    },
  };
}
