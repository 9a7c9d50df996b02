import { z } from 'zod';
import { documentCategorySchema } from '../../http/library/document-views.ts';

/** The full state of a published document, as every event of the compacted topic carries it. */
export const publicDocumentSchema = z.object({
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
  contentEs: z.string(),
  contentEn: z.string(),
  category: documentCategorySchema,
  isPremium: z.boolean(),
  pageCount: z.number().int(),
  publishedAt: z.iso.datetime(),
  /** True when it came with the first import of content/: readers tell nobody. */
  imported: z.boolean(),
});
