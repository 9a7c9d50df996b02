import { z } from 'zod';
import { categoryIdSchema } from '../../shared/category-fields.ts';
import { contentStatusSchema } from '../../shared/lists.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { documentIconSchema } from './document-views.ts';

/** A draft may lack some; what is queued or published has each in both languages. */
const titleText = oneLineText({ min: 0, max: 200 });

const descriptionText = z.string().trim().max(1000);
const contentText = z.string().trim().max(50_000);
const iconColour = z.string().max(60);

/** What the texts of a document may hold, in its files too. */
export const documentTexts = {
  title: titleText,
  description: descriptionText,
  content: contentText,
  iconColour,
} as const;

export const documentDraftSchema = z.object({
  titleEs: titleText.default(''),
  titleEn: titleText.default(''),
  descriptionEs: descriptionText.default(''),
  descriptionEn: descriptionText.default(''),
  contentEs: contentText.default(''),
  contentEn: contentText.default(''),
  /** The id of a category that takes documents. */
  category: categoryIdSchema,
  isPremium: z.boolean(),
  iconName: documentIconSchema.default('file'),
  iconColor: iconColour.default('text-ink'),
  status: contentStatusSchema.default('draft'),
});
export type DocumentDraft = z.infer<typeof documentDraftSchema>;

/** What staff may change; other keys are ignored, since clients send the whole record. */
export const documentChangeSchema = z.object({
  titleEs: titleText.optional(),
  titleEn: titleText.optional(),
  descriptionEs: descriptionText.optional(),
  descriptionEn: descriptionText.optional(),
  contentEs: contentText.optional(),
  contentEn: contentText.optional(),
  category: categoryIdSchema.optional(),
  isPremium: z.boolean().optional(),
  iconName: documentIconSchema.optional(),
  iconColor: iconColour.optional(),
  status: contentStatusSchema.optional(),
});

export const staffDocumentSchema = documentDraftSchema.extend({
  id: z.string(),
  pageCount: z.number().int(),
  readingMinutes: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** Its place in the queue of what is published next: the oldest first. Null while it is not queued. */
  queuedAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type StaffDocument = z.infer<typeof staffDocumentSchema>;
