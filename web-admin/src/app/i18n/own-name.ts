import { currentLanguage } from './current-language.ts';

/** A record's name in the language of the interface. */
export const ownName = ({ nameEs, nameEn }: { nameEs: string; nameEn: string }): string =>
  currentLanguage() === 'es' ? nameEs : nameEn;
