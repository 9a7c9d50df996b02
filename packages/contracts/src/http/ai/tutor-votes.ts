import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { staffPassageSchema } from './passages.ts';
import { tutorReceiptSchema } from './tutor-answers.ts';

/** From how many different people on a passage is shown: fewer could be told apart by who is around. */
export const leastVotePeople = 5;

/** How many people voted on answers that cite a passage. */
export const tutorVotesSchema = z.object({
  ...staffPassageSchema.shape,
  /** Different people who voted. */
  people: z.number().int().min(leastVotePeople),
  /** Those of them who found such an answer not helpful, once or more. */
  notHelpful: z.number().int(),
  /** `notHelpful` of `people`, 0 to 1. */
  share: z.number(),
  /** What members sent the team about it. */
  remarks: z.number().int(),
  /** Its known questions that staff added. */
  questions: z.number().int(),
});
export type TutorVotes = z.infer<typeof tutorVotesSchema>;

/** What the list is narrowed to, in `filter` beside the usual ones. */
export const tutorVotesFilterSchema = z.strictObject({
  language: languageSchema.optional(),
  kind: z.enum(['lesson', 'document']).optional(),
});

export const tutorVoteEndpoints = {
  voteOnAnswer: defineEndpoint({
    method: 'PUT',
    path: '/api/ai-tutor/votes',
    summary: 'Say whether an answer of the tutor helped; said again, it replaces what was said before.',
    access: 'member',
    body: z.object({ receipt: tutorReceiptSchema, helpful: z.boolean() }),
    response: z.object({ helpful: z.boolean() }),
    notes: 'Kept for 90 days without the question. 429 beyond 200 within a day.',
  }),
  staffListTutorVotes: defineEndpoint({
    method: 'GET',
    path: '/api/admin/tutor-votes',
    summary:
      'List the passages by the share of people whom answers that cite them did not help (ra-data-simple-rest conventions).',
    access: 'tutor.read',
    query: staffListQuerySchema,
    response: z.array(tutorVotesSchema),
    notes: 'Only passages that five different people or more voted on within 90 days.',
  }),
} as const;
