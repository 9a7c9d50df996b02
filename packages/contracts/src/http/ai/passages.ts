import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Names a passage by its place and its words: another wording is another passage, the same in a later version is the same. */
export const passageIdSchema = z.string().min(1).max(300);

/** A passage as staff see it. */
export const staffPassageSchema = z.object({
  id: passageIdSchema,
  kind: z.enum(['lesson', 'document']),
  /** Of the lesson or document. */
  placeId: z.string(),
  title: z.string(),
  /** The heading that it stands under; null before the first. */
  heading: z.string().nullable(),
  language: languageSchema,
  /** How it begins. */
  excerpt: z.string(),
  /** Its page in the learners' app, which highlights it. */
  href: z.string(),
});
export type StaffPassage = z.infer<typeof staffPassageSchema>;

/** What passages are looked for by, in `filter`. */
export const passageFilterSchema = z.strictObject({
  /** The best for this question are listed, the best first; without one those of a place, in their order. */
  question: z.string().max(200).optional(),
  language: languageSchema.optional(),
  kind: z.enum(['lesson', 'document']).optional(),
  placeId: z.string().optional(),
});

export const passageEndpoints = {
  staffListPassages: defineEndpoint({
    method: 'GET',
    path: '/api/admin/tutor-passages',
    summary:
      'List the passages that answer a question best, or those of a place (ra-data-simple-rest conventions).',
    access: 'tutor.read',
    query: staffListQuerySchema,
    response: z.array(staffPassageSchema),
    notes:
      'By `question` in `filter`, or `kind` and `placeId`; `language`, or else that of the caller. 20 at most.',
  }),
} as const;
