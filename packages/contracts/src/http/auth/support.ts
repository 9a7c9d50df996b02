import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { helpReplySchema, helpTicketSchema, ownHelpSchema, staffHelpSchema } from './help-tickets.ts';
import { inquiryAnswerSchema, inquiryStatusSchema } from './inquiries.ts';
import { leadSchema, staffLeadSchema } from './leads.ts';

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
  replyToHelp: defineEndpoint({
    method: 'POST',
    path: '/api/help/:id/replies',
    summary:
      "Write below one of the caller's own support tickets, which is open again. Staff get it by mail.",
    access: 'member',
    params: idParamsSchema,
    body: helpReplySchema,
    status: 201,
    response: ownHelpSchema,
    errors: [404, 409],
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
    method: 'GET',
    path: '/api/admin/help',
    summary: 'List support tickets (ra-data-simple-rest conventions).',
    access: 'support.read',
    query: staffListQuerySchema,
    response: z.array(staffHelpSchema),
  }),
  staffGetHelp: defineEndpoint({
    method: 'GET',
    path: '/api/admin/help/:id',
    summary: 'Get one support ticket.',
    access: 'support.read',
    params: idParamsSchema,
    response: staffHelpSchema,
    errors: [404],
  }),
  staffUpdateHelp: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/help/:id',
    summary: 'Change the status of a support ticket, or who of those who answer questions has taken it on.',
    access: 'support.write',
    params: idParamsSchema,
    body: statusChange.extend({ assignedTo: z.string().min(1).max(100).nullable().optional() }),
    response: staffHelpSchema,
    errors: [404, 409],
  }),
  staffAnswerHelp: defineEndpoint({
    method: 'POST',
    path: '/api/admin/help/:id/answer',
    summary: 'Answer a support ticket by mail; the answer is kept with the ticket, which is then done.',
    access: 'support.write',
    params: idParamsSchema,
    body: inquiryAnswerSchema,
    response: staffHelpSchema,
    errors: [404, 409],
  }),
  staffListLeads: defineEndpoint({
    method: 'GET',
    path: '/api/admin/leads',
    summary: 'List leads (ra-data-simple-rest conventions).',
    access: 'support.read',
    query: staffListQuerySchema,
    response: z.array(staffLeadSchema),
  }),
  staffGetLead: defineEndpoint({
    method: 'GET',
    path: '/api/admin/leads/:id',
    summary: 'Get one lead.',
    access: 'support.read',
    params: idParamsSchema,
    response: staffLeadSchema,
    errors: [404],
  }),
  staffUpdateLead: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/leads/:id',
    summary: 'Change the status of a lead.',
    access: 'support.write',
    params: idParamsSchema,
    body: statusChange,
    response: staffLeadSchema,
    errors: [404, 409],
  }),
  staffAnswerLead: defineEndpoint({
    method: 'POST',
    path: '/api/admin/leads/:id/answer',
    summary: 'Answer a lead by mail; the answer is kept with the lead, which is then done.',
    access: 'support.write',
    params: idParamsSchema,
    body: inquiryAnswerSchema,
    response: staffLeadSchema,
    errors: [404, 409],
  }),
} as const;
