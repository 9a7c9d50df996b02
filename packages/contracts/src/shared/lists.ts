import { z } from 'zod';

/** ra-data-simple-rest's list query: JSON texts in `sort`, `range` and `filter`. */
export const staffListQuerySchema = z.object({
  sort: z.string().optional(),
  range: z.string().optional(),
  filter: z.string().optional(),
});

/** Slugs of content and UUIDs of what people make. */
export const idSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/);
export const idParamsSchema = z.object({ id: idSchema });

/** A learners' list: a bare GET gives the plain array whole; these page and filter it. */
export const listQuerySchema = z.object({
  q: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  after: z.string().max(400).optional(),
});

/**
 * Whether content is seen: only `published` is, and becoming so is what learners hear of. What is `queued` is published
 * by an automation, the oldest first.
 */
export const contentStatusSchema = z.enum(['draft', 'queued', 'published']);
export type ContentStatus = z.infer<typeof contentStatusSchema>;
