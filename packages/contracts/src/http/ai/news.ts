import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** What a news item is about; the name that people read is in `category`. */
export const newsCategorySchema = z.enum([
  'models',
  'tools',
  'prompting',
  'research',
  'policy',
  'business',
  'general',
  'academy',
]);
export type NewsCategory = z.infer<typeof newsCategorySchema>;

/**
 * Where an item comes from: a feed, the academy's own courses and documents, or the dated background pieces that it
 * shows while no feed gives anything in that language.
 */
export const newsOriginSchema = z.enum(['feed', 'academy', 'background']);
export type NewsOrigin = z.infer<typeof newsOriginSchema>;

export const newsItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Absolute, or a path of the academy where the item is its own. */
  url: z.string(),
  /** In the language that was asked for. */
  category: z.string(),
  categoryId: newsCategorySchema,
  /** Plain text; may be empty. */
  description: z.string(),
  source: z.string(),
  /** When it was published there. */
  timestamp: z.iso.datetime(),
  origin: newsOriginSchema,
});
export type NewsItem = z.infer<typeof newsItemSchema>;

export const staffNewsItemSchema = z.object({
  id: z.string(),
  origin: newsOriginSchema,
  /** Null in a language that it is not written in. */
  titleEs: z.string().nullable(),
  titleEn: z.string().nullable(),
  url: z.string(),
  categoryId: newsCategorySchema,
  source: z.string(),
  /** The feed that it came with. */
  feedId: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  isHidden: z.boolean(),
  /** Rises when staff hide or show it. */
  version: z.number().int(),
});
export type StaffNewsItem = z.infer<typeof staffNewsItemSchema>;

/** What staff may change; other keys are ignored, since clients send the whole record. */
export const hideChangeSchema = z.object({ isHidden: z.boolean().optional() });

export const newsEndpoints = {
  listNews: defineEndpoint({
    method: 'GET',
    path: '/api/ai-news',
    summary: 'List the newest AI news in one language, newest first.',
    access: 'public',
    inViewing: true,
    query: z.object({ language: languageSchema.optional() }),
    response: z.array(newsItemSchema),
    cacheable: true,
    notes:
      'Without `language`, the best of Accept-Language. At most 30 items, three of them the academy’s own. Background pieces are sent only while no feed has items in that language; each carries its own date.',
  }),
  staffListNews: defineEndpoint({
    method: 'GET',
    path: '/api/admin/news',
    summary: 'List all news items, hidden ones too (ra-data-simple-rest conventions).',
    access: 'news.read',
    query: staffListQuerySchema,
    response: z.array(staffNewsItemSchema),
  }),
  staffGetNewsItem: defineEndpoint({
    method: 'GET',
    path: '/api/admin/news/:id',
    summary: 'Get one news item.',
    access: 'news.read',
    params: idParamsSchema,
    response: staffNewsItemSchema,
    errors: [404],
  }),
  staffUpdateNewsItem: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/news/:id',
    summary: 'Hide a news item from everybody, or show it again. Audited.',
    access: 'news.write',
    params: idParamsSchema,
    body: hideChangeSchema,
    response: staffNewsItemSchema,
    errors: [404, 409],
  }),
} as const;
