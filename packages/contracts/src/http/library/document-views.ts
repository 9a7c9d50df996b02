import { z } from 'zod';

export const documentIconSchema = z.enum(['file', 'book', 'lightbulb', 'building']);

/** A document in a list: no body. */
export const documentSummarySchema = z.object({
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
  /** The id of its category. */
  category: z.string(),
  pageCount: z.number().int(),
  readingMinutes: z.number().int(),
  isPremium: z.boolean(),
  iconName: documentIconSchema,
  /** A style class. */
  iconColor: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  /** Whether the caller may read it whole. */
  isOpen: z.boolean(),
});
export type DocumentSummary = z.infer<typeof documentSummarySchema>;

/** Whole where the caller may read it; otherwise `locked` with an excerpt and never the content. */
export const documentSchema = z.discriminatedUnion('locked', [
  documentSummarySchema.extend({ locked: z.literal(false), contentEs: z.string(), contentEn: z.string() }),
  documentSummarySchema.extend({ locked: z.literal(true), excerptEs: z.string(), excerptEn: z.string() }),
]);
export type LibraryDocument = z.infer<typeof documentSchema>;
