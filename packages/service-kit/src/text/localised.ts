export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** One text for people, in both of the academy's languages. */
export type Localised = Readonly<Record<Language, string>>;
