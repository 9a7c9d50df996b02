import { currentLanguage } from './current-language.ts';

/** A record's title in the language of the interface, or the one that it has. */
export const ownTitle = ({ titleEs, titleEn }: { titleEs: string; titleEn: string }): string =>
  currentLanguage() === 'es' ? titleEs || titleEn : titleEn || titleEs;
