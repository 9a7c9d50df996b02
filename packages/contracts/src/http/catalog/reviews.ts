import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, idSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

export const reviewSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  rating: z.number().int(),
  text: z.string(),
  language: languageSchema,
  /** Who wrote it, as others may see it: first name and the initial of the last. */
  author: z.string(),
  /** Whether it is the caller's own. */
  own: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewWriteSchema = z.object({
  rating: z.number().int().min(1).max(5),
  text: z.string().trim().max(2000).default(''),
  language: languageSchema,
});

export const staffReviewSchema = reviewSchema.omit({ own: true }).extend({
  userId: z.string(),
  hidden: z.boolean(),
  hiddenReason: z.string().nullable(),
  version: z.number().int(),
});

export const reviewEndpoints = {
  listReviews: defineEndpoint({
    method: 'GET',
    path: '/api/reviews',
    summary: 'List the reviews of a course, newest first, paginated.',
    access: 'public',
    inViewing: true,
    query: z.object({
      course: idSchema,
      limit: z.coerce.number().int().min(1).max(50).optional(),
      after: z.string().max(400).optional(),
    }),
    response: z.array(reviewSchema),
    errors: [404],
    cacheable: true,
  }),
  ownReview: defineEndpoint({
    method: 'GET',
    path: '/api/reviews/:id/own',
    summary: "Get the caller's own review of a course and whether they may write one, by course id.",
    access: 'member',
    inViewing: true,
    params: idParamsSchema,
    response: z.object({ mayReview: z.boolean(), review: reviewSchema.nullable() }),
    errors: [404],
  }),
  saveReview: defineEndpoint({
    method: 'PUT',
    path: '/api/reviews/:id',
    summary: 'Rate and review a course, by course id. Requires completing the course.',
    access: 'member',
    params: idParamsSchema,
    body: reviewWriteSchema,
    response: reviewSchema,
    errors: [404, 409],
    notes: '409 when the caller has not completed the course.',
  }),
  deleteReview: defineEndpoint({
    method: 'DELETE',
    path: '/api/reviews/:id',
    summary: "Delete the caller's review of a course.",
    access: 'member',
    params: idParamsSchema,
    status: 204,
    errors: [404],
  }),
  staffListReviews: defineEndpoint({
    method: 'GET',
    path: '/api/admin/reviews',
    summary: 'List all reviews (ra-data-simple-rest conventions).',
    access: 'reviews.read',
    query: staffListQuerySchema,
    response: z.array(staffReviewSchema),
  }),
  staffGetReview: defineEndpoint({
    method: 'GET',
    path: '/api/admin/reviews/:id',
    summary: 'Get one review.',
    access: 'reviews.read',
    params: idParamsSchema,
    response: staffReviewSchema,
    errors: [404],
  }),
  staffUpdateReview: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/reviews/:id',
    summary: 'Hide a review, with a reason, or show it again. Audited.',
    access: 'reviews.write',
    params: idParamsSchema,
    body: z.object({ hidden: z.boolean(), hiddenReason: z.string().trim().max(500).nullish() }),
    response: staffReviewSchema,
    errors: [404, 409],
  }),
} as const;
