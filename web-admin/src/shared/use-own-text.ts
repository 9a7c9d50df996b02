import { useLanguage } from '../app/i18n/language-context.tsx';

/** Of a pair of texts, the one in the language of the interface; and which fields hold it. */
export function useOwnText() {
  const { language } = useLanguage();
  const isSpanish = language === 'es';
  return {
    titleField: isSpanish ? ('titleEs' as const) : ('titleEn' as const),
    /** A draft may have one of the two only. */
    titleOf: ({ titleEs, titleEn }: { titleEs: string; titleEn: string }) =>
      isSpanish ? titleEs || titleEn : titleEn || titleEs,
  };
}
