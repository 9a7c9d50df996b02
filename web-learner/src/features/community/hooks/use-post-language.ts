import type { Language } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';

/** The `lang` attribute of a member's text where it is not the page's own language. */
export function usePostLanguage(isSpanish: boolean): Language | undefined {
  const { language } = useLanguage();
  const own = isSpanish ? 'es' : 'en';
  return own === language ? undefined : own;
}
