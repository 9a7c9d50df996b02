import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { defineEndpoint } from '../endpoint.ts';

const title = oneLineText({ min: 1, max: 80 });
const text = z.string().trim().min(1).max(5000);

/** An answer that staff keep ready, in both languages: it is sent in the one of the question. */
export const cannedAnswerDraftSchema = z.object({
  titleEs: title,
  titleEn: title,
  textEs: text,
  textEn: text,
});

export const cannedAnswerSchema = cannedAnswerDraftSchema.extend({
  id: z.string(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>;

const reading = { access: 'support.read' } as const;
const writing = { access: 'support.write' } as const;

export const cannedAnswerEndpoints = {
  staffListCannedAnswers: defineEndpoint({
    ...reading,
    method: 'GET',
    path: '/api/admin/canned-answers',
    summary: 'List the answers that staff keep ready (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(cannedAnswerSchema),
  }),
  staffGetCannedAnswer: defineEndpoint({
    ...reading,
    method: 'GET',
    path: '/api/admin/canned-answers/:id',
    summary: 'Get one answer that is kept ready.',
    params: idParamsSchema,
    response: cannedAnswerSchema,
    errors: [404],
  }),
  staffCreateCannedAnswer: defineEndpoint({
    ...writing,
    method: 'POST',
    path: '/api/admin/canned-answers',
    summary: 'Keep an answer ready, in both languages. Audited.',
    body: cannedAnswerDraftSchema,
    status: 201,
    response: cannedAnswerSchema,
  }),
  staffUpdateCannedAnswer: defineEndpoint({
    ...writing,
    method: 'PATCH',
    path: '/api/admin/canned-answers/:id',
    summary: 'Change an answer that is kept ready. Audited.',
    params: idParamsSchema,
    body: cannedAnswerDraftSchema.partial(),
    response: cannedAnswerSchema,
    errors: [404, 409],
  }),
  staffDeleteCannedAnswer: defineEndpoint({
    ...writing,
    method: 'DELETE',
    path: '/api/admin/canned-answers/:id',
    summary: 'Delete an answer that is kept ready; what was sent stays. Audited.',
    params: idParamsSchema,
    status: 204,
    errors: [404],
  }),
} as const;
