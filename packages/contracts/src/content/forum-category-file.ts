import { z } from 'zod';
import { bilingual } from './document-file.ts';

/** The category that posts of a retired one show. It always exists. */
export const FALLBACK_CATEGORY = 'general';

/** The limits of any post's title, so that a welcome post is one like the others. */
const postTitle = z.string().trim().min(5).max(120);

/**
 * `content/forum/<category-slug>/category.yaml`: a category of the forum with the title of its welcome post, whose body
 * is in `welcome.es.md` and `welcome.en.md`. The category's id is its folder's name.
 */
export const forumCategoryFile = z.strictObject({
  name: bilingual(60),
  description: bilingual(200),
  welcome: z.strictObject({ title: z.strictObject({ es: postTitle, en: postTitle }) }),
  orderIndex: z.int().min(0),
});

export type ForumCategoryFile = z.infer<typeof forumCategoryFile>;

/** Markdown of a welcome post in one language, within the limits of any post's body. */
export const forumWelcomeBody = z.string().trim().min(20).max(20_000);
