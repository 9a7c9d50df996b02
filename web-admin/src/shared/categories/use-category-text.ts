import { useLanguage } from '../../app/i18n/language-context.tsx';

/** What a category says of itself in the language of the interface. */
export function useCategoryText() {
  const { language } = useLanguage();
  const isSpanish = language === 'es';
  return {
    nameOf: ({ nameEs, nameEn }: { nameEs: string; nameEn: string }) => (isSpanish ? nameEs : nameEn),
    descriptionOf: ({ descriptionEs, descriptionEn }: { descriptionEs: string; descriptionEn: string }) =>
      isSpanish ? descriptionEs : descriptionEn,
  };
}
