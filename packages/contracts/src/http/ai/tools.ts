import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { hideChangeSchema } from './news.ts';

/** What a tool is for; the name that people read is in `category`. */
export const toolCategorySchema = z.enum([
  'assistant',
  'search',
  'code',
  'image',
  'audio',
  'translation',
  'local',
]);
export type ToolCategory = z.infer<typeof toolCategorySchema>;

/** Names of the icons that a client draws. */
export const toolIconSchema = z.enum(['chat', 'search', 'code', 'image', 'audio', 'translate', 'computer']);

export const aiToolSchema = z.object({
  id: z.string(),
  icon: toolIconSchema,
  name: z.string(),
  /** Its maker's own page. */
  url: z.url({ protocol: /^https$/ }),
  /** In the language that was asked for, as are the texts below. */
  category: z.string(),
  categoryId: toolCategorySchema,
  description: z.string(),
  /** In words: prices change, kinds of plan seldom do. */
  pricing: z.string(),
  features: z.array(z.string()),
  /** First released within the last year. */
  isNew: z.boolean(),
  /** The day on which the academy last checked what it says of the tool. */
  asOf: z.iso.date(),
});
export type AiTool = z.infer<typeof aiToolSchema>;

export const staffToolSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  categoryId: toolCategorySchema,
  asOf: z.iso.date(),
  isNew: z.boolean(),
  isHidden: z.boolean(),
  /** How its page answered when an automation last opened it; null where none has since its address changed. */
  link: z
    .object({
      state: z.enum(['ok', 'gone', 'unanswered']),
      checkedAt: z.iso.datetime(),
      /** When it was first found in this state. */
      since: z.iso.datetime(),
    })
    .nullable(),
  /** Rises when staff hide or show it. */
  version: z.number().int(),
});
export type StaffTool = z.infer<typeof staffToolSchema>;

export const toolEndpoints = {
  listTools: defineEndpoint({
    method: 'GET',
    path: '/api/ai-tools',
    summary: 'List the AI tools that the academy describes, in one language.',
    access: 'public',
    inViewing: true,
    query: z.object({ language: languageSchema.optional() }),
    response: z.array(aiToolSchema),
    cacheable: true,
    notes: 'Without `language`, the best of Accept-Language.',
  }),
  staffListTools: defineEndpoint({
    method: 'GET',
    path: '/api/admin/tools',
    summary: 'List all AI tools, hidden ones too (ra-data-simple-rest conventions).',
    access: 'news.read',
    query: staffListQuerySchema,
    response: z.array(staffToolSchema),
  }),
  staffGetTool: defineEndpoint({
    method: 'GET',
    path: '/api/admin/tools/:id',
    summary: 'Get one AI tool.',
    access: 'news.read',
    params: idParamsSchema,
    response: staffToolSchema,
    errors: [404],
  }),
  staffUpdateTool: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/tools/:id',
    summary: 'Hide an AI tool from everybody, or show it again. Audited.',
    access: 'news.write',
    params: idParamsSchema,
    body: hideChangeSchema,
    response: staffToolSchema,
    errors: [404, 409],
  }),
} as const;
