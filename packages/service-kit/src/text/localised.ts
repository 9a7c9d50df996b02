import { languageSchema, type Language } from '@academy/contracts/shared/language.ts';

export const languages: readonly Language[] = languageSchema.options;

/** One text for people, in both of the academy's languages. */
export type Localised = Readonly<Record<Language, string>>;
