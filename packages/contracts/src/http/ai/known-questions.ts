import { z } from 'zod';
import { knownQuestionLimits } from '../../shared/known-question-limits.ts';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { passageIdSchema, staffPassageSchema } from './passages.ts';

const question = z.string().trim().min(1).max(knownQuestionLimits.characters);
export const knownQuestionStatusSchema = z.enum(['active', 'removed']);
export type KnownQuestionStatus = z.infer<typeof knownQuestionStatusSchema>;

export const knownQuestionDraftSchema = z.object({
  /** Made by the client, so that a retry after a lost answer adds once. 409 where it was used for something else. */
  id: z.uuid().optional(),
  question,
  language: languageSchema,
  /** Of the passage that answers it. */
  passage: passageIdSchema,
});
export type KnownQuestionDraft = z.infer<typeof knownQuestionDraftSchema>;

export const knownQuestionChangeSchema = z.object({
  question: question.optional(),
  status: knownQuestionStatusSchema.optional(),
});
export type KnownQuestionChange = z.infer<typeof knownQuestionChangeSchema>;

export const staffKnownQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  language: languageSchema,
  status: knownQuestionStatusSchema,
  /** The passage that holds its answer now; null where its text is withdrawn, or says it no longer. */
  passage: staffPassageSchema.nullable(),
  /** What of the text answers it, in its own language where that has it. */
  sentence: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Who did what to it, the latest first, each with what it was before; null where it was not there yet. */
  history: z.array(
    z.object({
      by: z.string(),
      at: z.iso.datetime(),
      before: z.object({ question: z.string(), status: knownQuestionStatusSchema }).nullable(),
    }),
  ),
  /** Rises with every change. */
  version: z.number().int(),
});
export type StaffKnownQuestion = z.infer<typeof staffKnownQuestionSchema>;

/** What the list is narrowed to, in `filter` beside the usual ones. */
export const knownQuestionFilterSchema = z.strictObject({
  language: languageSchema.optional(),
  status: knownQuestionStatusSchema.optional(),
});

export const knownQuestionEndpoints = {
  staffListKnownQuestions: defineEndpoint({
    method: 'GET',
    path: '/api/admin/known-questions',
    summary:
      'List the questions that staff have told the tutor the answer of (ra-data-simple-rest conventions).',
    access: 'tutor.read',
    query: staffListQuerySchema,
    response: z.array(staffKnownQuestionSchema),
  }),
  staffGetKnownQuestion: defineEndpoint({
    method: 'GET',
    path: '/api/admin/known-questions/:id',
    summary: 'Get one known question with its history.',
    access: 'tutor.read',
    params: idParamsSchema,
    response: staffKnownQuestionSchema,
    errors: [404],
  }),
  staffAddKnownQuestion: defineEndpoint({
    method: 'POST',
    path: '/api/admin/known-questions',
    summary: 'Tell the tutor which passage answers a question. Audited.',
    access: 'tutor.write',
    body: knownQuestionDraftSchema,
    status: 201,
    response: staffKnownQuestionSchema,
    errors: [409],
    notes:
      'The tutor’s next answer knows it, in every replica. 400 naming the field where the passage is gone, has 12 already, or this one.',
  }),
  staffUpdateKnownQuestion: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/known-questions/:id',
    summary: 'Reword a known question, remove it or bring it back. Audited.',
    access: 'tutor.write',
    params: idParamsSchema,
    body: knownQuestionChangeSchema,
    response: staffKnownQuestionSchema,
    errors: [404, 409],
  }),
} as const;
