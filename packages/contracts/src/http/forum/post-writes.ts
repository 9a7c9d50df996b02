import { z } from 'zod';
import { idSchema } from '../../shared/lists.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { forumTopicSchema } from './post-views.ts';

export const postLimits = { title: { min: 5, max: 120 }, content: { min: 20, max: 20_000 } } as const;

const tooShortTitle = {
  es: 'El título debe tener al menos 5 caracteres',
  en: 'The title must be at least 5 characters',
};

const tooShortContent = {
  es: 'El contenido debe tener al menos 20 caracteres',
  en: 'The content must be at least 20 characters',
};

export const noCategory = { es: 'Selecciona una categoría', en: 'Select a category' };

const titleText = oneLineText({ min: 0, max: postLimits.title.max }).refine(
  (title) => [...title].length >= postLimits.title.min,
  { error: tooShortTitle.en, params: { text: tooShortTitle } },
);

const contentText = z
  .string()
  .trim()
  .max(postLimits.content.max)
  .refine((content) => [...content].length >= postLimits.content.min, {
    error: tooShortContent.en,
    params: { text: tooShortContent },
  });

const categoryIdText = z
  .string()
  .max(60)
  .refine((id) => idSchema.safeParse(id).success, { error: noCategory.en, params: { text: noCategory } });

/** Made by the client, so that a double click or a retry after a lost answer posts once. 409 where it was used for something else. */
export const clientIdSchema = z.uuid();

export const forumPostDraftSchema = z.object({
  id: clientIdSchema.optional(),
  title: titleText,
  content: contentText,
  categoryId: categoryIdText,
  isSpanish: z.boolean(),
  topic: forumTopicSchema.nullish(),
  attemptId: idSchema.nullish(),
});
export type ForumPostDraft = z.infer<typeof forumPostDraftSchema>;

export const forumPostChangeSchema = z.object({
  title: titleText.optional(),
  content: contentText.optional(),
  categoryId: categoryIdText.optional(),
  isSpanish: z.boolean().optional(),
});
