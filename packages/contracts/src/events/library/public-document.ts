import { z } from 'zod';
import { firstDocumentCategories } from '../../content/first-document-categories.ts';

/** Those that there were when a document's category had to be one of a list. */
const listedCategories = firstDocumentCategories.map(({ id }) => id);

/** The full state of a published document, as every event of the compacted topic carries it. */
export const publicDocumentSchema = z.object({
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
  contentEs: z.string(),
  contentEn: z.string(),
  category: z.enum(listedCategories),
  isPremium: z.boolean(),
  pageCount: z.number().int(),
  publishedAt: z.iso.datetime(),
  /** True when it came with the first import of content/: readers tell nobody. */
  imported: z.boolean(),
});

/** The same of a document in a category that v1 does not list. */
export const publicDocumentInAnyCategory = publicDocumentSchema.extend({
  /** The id of its category; a reader may not know it. */
  category: z.string(),
});
