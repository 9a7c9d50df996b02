import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { tutorLimits } from '../../shared/tutor-limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { passageIdSchema } from './passages.ts';
import { tutorAnswerKindSchema, tutorReceiptSchema } from './tutor-answers.ts';

/** The kinds of answers that do not answer: their question may be sent to the team without a receipt. */
export const unansweredKindSchema = tutorAnswerKindSchema.extract(['nearest', 'not-taught']);
export type UnansweredKind = z.infer<typeof unansweredKindSchema>;

export const sentQuestionDraftSchema = z.object({
  /** Made by the client, so that a retry after a lost answer sends once. 409 where it was used for something else. */
  id: z.uuid().optional(),
  question: z.string().trim().min(1).max(tutorLimits.messageCharacters),
  /** That of the answer. */
  language: languageSchema,
  kind: tutorAnswerKindSchema,
  /** What its writer missed in the answer. */
  remark: z.string().trim().max(tutorLimits.remarkCharacters).optional(),
  /** Of the answer that was not helpful. Without one only a question that was not answered may be sent. */
  receipt: tutorReceiptSchema.optional(),
});
export type SentQuestionDraft = z.infer<typeof sentQuestionDraftSchema>;

export const sentQuestionStatusSchema = z.enum(['open', 'done']);
export type SentQuestionStatus = z.infer<typeof sentQuestionStatusSchema>;

/** As staff read it: whose it is stays with the service. */
export const staffSentQuestionSchema = z.strictObject({
  id: z.string(),
  question: z.string(),
  language: languageSchema,
  kind: tutorAnswerKindSchema,
  /** What its writer missed in the answer; absent where nothing was written. */
  remark: z.string().optional(),
  /** What the answer cites; absent where it was sent without its receipt. */
  passages: z.array(passageIdSchema).optional(),
  status: sentQuestionStatusSchema,
  createdAt: z.iso.datetime(),
  /** Rises with every change. */
  version: z.number().int(),
});
export type StaffSentQuestion = z.infer<typeof staffSentQuestionSchema>;

/** What the list is narrowed to, in `filter` beside the usual ones. */
export const sentQuestionFilterSchema = z.strictObject({
  kind: tutorAnswerKindSchema.optional(),
  language: languageSchema.optional(),
  status: sentQuestionStatusSchema.optional(),
  /** Of answers that cite this passage. */
  passage: passageIdSchema.optional(),
});

export const sentQuestionEndpoints = {
  sendQuestion: defineEndpoint({
    method: 'POST',
    path: '/api/ai-tutor/questions',
    summary: 'Send the team a question that the tutor could not answer, or what was missing in an answer.',
    access: 'member',
    body: sentQuestionDraftSchema,
    status: 201,
    response: z.object({ id: z.string() }),
    errors: [409],
    notes:
      'Staff read the question without its sender. 429 beyond 20 within a day; sent again under its id, it counts once.',
  }),
  staffListSentQuestions: defineEndpoint({
    method: 'GET',
    path: '/api/admin/tutor-questions',
    summary: 'List the questions that members sent from the tutor (ra-data-simple-rest conventions).',
    access: 'tutor.read',
    query: staffListQuerySchema,
    response: z.array(staffSentQuestionSchema),
  }),
  staffGetSentQuestion: defineEndpoint({
    method: 'GET',
    path: '/api/admin/tutor-questions/:id',
    summary: 'Get one question that a member sent from the tutor.',
    access: 'tutor.read',
    params: idParamsSchema,
    response: staffSentQuestionSchema,
    errors: [404],
  }),
  staffUpdateSentQuestion: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/tutor-questions/:id',
    summary: 'Mark a question from the tutor as done, or open it again. Audited.',
    access: 'tutor.write',
    params: idParamsSchema,
    body: z.object({ status: sentQuestionStatusSchema.optional() }),
    response: staffSentQuestionSchema,
    errors: [404, 409],
  }),
} as const;
