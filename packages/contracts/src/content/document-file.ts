import { z } from 'zod';
import { categoryIdSchema } from '../shared/category-fields.ts';

/** A folder or file name that becomes part of a stable id: English kebab-case. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be kebab-case: lower-case letters, digits and single hyphens');

/** The same text in both languages; neither may be empty. */
export function bilingual(maxLength: number) {
  const text = z.string().trim().min(1).max(maxLength);
  return z.strictObject({ es: text, en: text });
}

/** `content/documents/<document-slug>/document.yaml`. The document's id is its folder's name. */
export const documentFile = z.strictObject({
  title: bilingual(160),
  description: bilingual(500),
  /** What its category is called, for who reads the file; an export leaves it out. */
  category: bilingual(60).optional(),
  /** The id of a category that the library has. */
  categoryId: categoryIdSchema,
  isPremium: z.boolean(),
  iconName: z.enum(['file', 'book', 'lightbulb', 'building']),
  iconColor: z.string().regex(/^text-[a-z]+(?:-[0-9]{2,3})?$/, 'must be a text colour class such as text-sky-600'),
  status: z.enum(['draft', 'queued', 'published']),
  /** Its place among those that the academy brings, which counts as they first come; an export has none. */
  orderIndex: z.int().min(0).optional(),
});

export type DocumentFile = z.infer<typeof documentFile>;
