import { z } from 'zod';
import {
  categoryChangeFields,
  categoryDraftFields,
  staffCategoryFields,
} from '../../shared/category-fields.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Where posts without a category of their own stand; it cannot be retired. */
export const generalCategoryId = 'general';

export const forumCategorySchema = z.object({
  id: z.string(),
  nameEs: z.string(),
  nameEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
  /** Visible posts in it. */
  postCount: z.number().int(),
});
export type ForumCategory = z.infer<typeof forumCategorySchema>;

const descriptionText = oneLineText({ min: 0, max: 200 });

export const forumCategoryDraftSchema = z.object({
  ...categoryDraftFields,
  descriptionEs: descriptionText.default(''),
  descriptionEn: descriptionText.default(''),
});

/** What staff may change; other keys are ignored, since clients send the whole record. */
export const forumCategoryChangeSchema = z.object({
  /** A retired category takes no posts, and those that it has show General. */
  ...categoryChangeFields,
  descriptionEs: descriptionText.optional(),
  descriptionEn: descriptionText.optional(),
});

export const staffForumCategorySchema = forumCategorySchema.extend(staffCategoryFields);
export type StaffForumCategory = z.infer<typeof staffForumCategorySchema>;

export const forumCategoryEndpoints = {
  listForumCategories: defineEndpoint({
    method: 'GET',
    path: '/api/forum/categories',
    summary: 'List the categories of the community in their order.',
    access: 'public',
    inViewing: true,
    response: z.array(forumCategorySchema),
    cacheable: true,
  }),
  staffListForumCategories: defineEndpoint({
    method: 'GET',
    path: '/api/admin/categories',
    summary: 'List all categories of the community (ra-data-simple-rest conventions).',
    access: 'operations.read',
    query: staffListQuerySchema,
    response: z.array(staffForumCategorySchema),
  }),
  staffGetForumCategory: defineEndpoint({
    method: 'GET',
    path: '/api/admin/categories/:id',
    summary: 'Get one category of the community.',
    access: 'operations.read',
    params: idParamsSchema,
    response: staffForumCategorySchema,
    errors: [404],
  }),
  staffCreateForumCategory: defineEndpoint({
    method: 'POST',
    path: '/api/admin/categories',
    summary: 'Create a category of the community, last in the order. Audited.',
    access: 'operations.write',
    body: forumCategoryDraftSchema,
    status: 201,
    response: staffForumCategorySchema,
    errors: [409],
  }),
  staffUpdateForumCategory: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/categories/:id',
    summary: 'Rename, reorder, retire or bring back a category of the community. Audited.',
    access: 'operations.write',
    params: idParamsSchema,
    body: forumCategoryChangeSchema,
    response: staffForumCategorySchema,
    errors: [404, 409],
  }),
} as const;
