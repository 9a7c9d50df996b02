import { z } from 'zod';
import { oneLineText } from '../../shared/person-text.ts';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

export const inquiryStatusSchema = z.enum(['new', 'open', 'done']);

/** Made by the form: sent again after a lost answer, it is the same inquiry. 409 where the id was used for another. */
const requestId = z.uuid().optional();

export const helpTicketSchema = z.object({
  requestId,
  subject: oneLineText({ min: 3, max: 150, error: 'Say in a few words what it is about' }),
  text: z.string().trim().min(10, { error: 'Write at least 10 characters' }).max(5000),
  language: languageSchema,
});

export const leadSchema = z.object({
  requestId,
  name: oneLineText({ min: 1, max: 120, error: 'Name is required' }),
  company: oneLineText({ min: 1, max: 160, error: 'Company is required' }),
  email: z.email({ error: 'Invalid email address' }).max(254),
  teamSize: z.coerce.number().int().min(1).max(1_000_000).optional(),
  plan: z.enum(['starter', 'professional', 'enterprise']).optional(),
  text: z.string().trim().min(10, { error: 'Write at least 10 characters' }).max(5000),
  language: languageSchema,
});

const stored = {
  id: z.string(),
  status: inquiryStatusSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
};

export const inquiryAnswerSchema = z.object({
  text: z.string().trim().min(1, { error: 'Write the answer' }).max(5000),
});

/** Oldest first; each went by mail to the person who asked. */
const staffAnswers = z.array(
  z.object({
    text: z.string(),
    at: z.iso.datetime(),
    /** Who of staff answered; null where an earlier release kept no note of it. */
    by: z.string().nullable(),
  }),
);

export const staffHelpSchema = helpTicketSchema.omit({ requestId: true }).extend({
  ...stored,
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  /** Premium members are answered first. */
  priority: z.boolean(),
  answers: staffAnswers,
});
/** A member's own question, as they read it: who of staff answered stays with staff. */
export const ownHelpSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  status: inquiryStatusSchema,
  createdAt: z.iso.datetime(),
  /** Oldest first. */
  answers: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
});
export type OwnHelp = z.infer<typeof ownHelpSchema>;

export const staffLeadSchema = leadSchema.omit({ requestId: true }).extend({
  ...stored,
  answers: staffAnswers,
});

const staff = { access: 'administrator' } as const;
const accepted = z.object({ id: z.string() });
const statusChange = z.object({ status: inquiryStatusSchema.optional() });

export const supportEndpoints = {
  askForHelp: defineEndpoint({
    method: 'POST',
    path: '/api/help',
    summary: 'Send a support ticket. Tickets of Premium members are marked as priority.',
    access: 'member',
    body: helpTicketSchema,
    status: 201,
    response: accepted,
    errors: [409],
  }),
  listOwnHelp: defineEndpoint({
    method: 'GET',
    path: '/api/help',
    summary: "List the caller's own support tickets with their answers, newest first, 50 at most.",
    access: 'member',
    response: z.array(ownHelpSchema),
  }),
  addLead: defineEndpoint({
    method: 'POST',
    path: '/api/business/leads',
    summary: "Send a company's enquiry about team training (a lead).",
    access: 'public',
    body: leadSchema,
    status: 201,
    response: accepted,
    errors: [409],
  }),
  staffListHelp: defineEndpoint({
    ...staff,
    method: 'GET',
    path: '/api/admin/help',
    summary: 'List support tickets (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(staffHelpSchema),
  }),
  staffGetHelp: defineEndpoint({
    ...staff,
    method: 'GET',
    path: '/api/admin/help/:id',
    summary: 'Get one support ticket.',
    params: idParamsSchema,
    response: staffHelpSchema,
    errors: [404],
  }),
  staffUpdateHelp: defineEndpoint({
    ...staff,
    method: 'PATCH',
    path: '/api/admin/help/:id',
    summary: 'Change the status of a support ticket.',
    params: idParamsSchema,
    body: statusChange,
    response: staffHelpSchema,
    errors: [404, 409],
  }),
  staffAnswerHelp: defineEndpoint({
    ...staff,
    method: 'POST',
    path: '/api/admin/help/:id/answer',
    summary: 'Answer a support ticket by mail; the answer is kept with the ticket, which is then done.',
    params: idParamsSchema,
    body: inquiryAnswerSchema,
    response: staffHelpSchema,
    errors: [404, 409],
  }),
  staffListLeads: defineEndpoint({
    ...staff,
    method: 'GET',
    path: '/api/admin/leads',
    summary: 'List leads (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(staffLeadSchema),
  }),
  staffGetLead: defineEndpoint({
    ...staff,
    method: 'GET',
    path: '/api/admin/leads/:id',
    summary: 'Get one lead.',
    params: idParamsSchema,
    response: staffLeadSchema,
    errors: [404],
  }),
  staffUpdateLead: defineEndpoint({
    ...staff,
    method: 'PATCH',
    path: '/api/admin/leads/:id',
    summary: 'Change the status of a lead.',
    params: idParamsSchema,
    body: statusChange,
    response: staffLeadSchema,
    errors: [404, 409],
  }),
  staffAnswerLead: defineEndpoint({
    ...staff,
    method: 'POST',
    path: '/api/admin/leads/:id/answer',
    summary: 'Answer a lead by mail; the answer is kept with the lead, which is then done.',
    params: idParamsSchema,
    body: inquiryAnswerSchema,
    response: staffLeadSchema,
    errors: [404, 409],
  }),
} as const;
