import { z } from 'zod';

export const languageSchema = z.enum(['es', 'en']);
export type Language = z.infer<typeof languageSchema>;

/** A text in both languages of the academy. */
export const bilingualSchema = z.object({ es: z.string(), en: z.string() });
export type Bilingual = z.infer<typeof bilingualSchema>;
