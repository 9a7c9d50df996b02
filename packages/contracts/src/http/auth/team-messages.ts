import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, idSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { messageReach } from '../../shared/message-reach.ts';
import { placeInCourseSchema } from '../../shared/place-in-course.ts';
import { defineEndpoint } from '../endpoint.ts';
import { helpTicketSchema, staffHelpSchema } from './help-tickets.ts';
import { inquiryAnswerSchema, inquiryStatusSchema } from './inquiries.ts';

/** What staff write to a member who asked nothing. */
export const teamMessageSchema = helpTicketSchema.pick({ subject: true, text: true }).extend({
  /** Made by the form: sent again after a lost answer, it is the same message. */
  requestId: z.uuid(),
  userId: idSchema,
  /** What it is about; the mail and the ticket lead there. */
  place: placeInCourseSchema.nullable().optional(),
});

/** What becomes of a message: nobody has answered, it waits for staff, or the matter is settled. */
export const messageStateSchema = z.enum(['sent', 'waiting', 'done']);
export type MessageState = z.infer<typeof messageStateSchema>;

/** Nothing of it is new to staff, who wrote it. */
export const messageStatusSchema = inquiryStatusSchema.exclude(['new']);

/** A support ticket that staff opened, without the member's address. */
export const staffMessageSchema = staffHelpSchema
  .omit({ email: true, priority: true, assignedTo: true })
  .extend({
    /** Empty where `isReadable` is false. */
    text: z.string(),
    openedBy: z.string(),
    /** Empty where their account is gone. */
    openedByName: z.string(),
    /** When the member wrote below it first; null where they have not. */
    repliedAt: z.iso.datetime().nullable(),
    /** False for a colleague's, to who does not read support tickets: its text and thread are empty then. */
    isReadable: z.boolean(),
  });
export type StaffMessage = z.infer<typeof staffMessageSchema>;

/** Whom staff are about to write to. */
export const messageRecipientSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The account's, in which mail and ticket are. */
  language: languageSchema,
  /** Whether their address is confirmed: to another no mail goes. */
  emailConfirmed: z.boolean(),
});
export type MessageRecipient = z.infer<typeof messageRecipientSchema>;

export const teamMessageEndpoints = {
  staffGetMessageRecipient: defineEndpoint({
    method: 'GET',
    path: '/api/admin/message-recipients/:id',
    summary: 'Get what staff need to know of a member to write to them.',
    access: 'messages.read',
    params: idParamsSchema,
    response: messageRecipientSchema,
    errors: [404],
  }),
  staffSendMessage: defineEndpoint({
    method: 'POST',
    path: '/api/admin/messages',
    summary:
      'Write to a member: opens a support ticket that they read under Help and may answer there. Sent again under the same id, it is the same message. Audited.',
    access: 'messages.write',
    body: teamMessageSchema,
    status: 201,
    response: staffMessageSchema,
    errors: [404, 409],
    notes: `A conflict where a message about the same place, or without one, has waited for the member's answer for fewer than ${messageReach.unansweredDays} days.`,
  }),
  staffListMessages: defineEndpoint({
    method: 'GET',
    path: '/api/admin/messages',
    summary:
      "List what staff wrote to members, newest first (ra-data-simple-rest conventions). Of a colleague's, who does not read support tickets learns when and about what alone.",
    access: 'messages.read',
    query: staffListQuerySchema,
    response: z.array(staffMessageSchema),
  }),
  staffGetMessage: defineEndpoint({
    method: 'GET',
    path: '/api/admin/messages/:id',
    summary: 'Get a message with its thread: of those who read no support tickets, their own alone.',
    access: 'messages.read',
    params: idParamsSchema,
    response: staffMessageSchema,
    errors: [404],
  }),
  staffUpdateMessage: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/messages/:id',
    summary:
      'Change the status of a message: of those who read no support tickets, their own alone. Audited.',
    access: 'messages.write',
    params: idParamsSchema,
    body: z.object({ status: messageStatusSchema.optional() }),
    response: staffMessageSchema,
    errors: [404, 409],
  }),
  staffAnswerMessage: defineEndpoint({
    method: 'POST',
    path: '/api/admin/messages/:id/answer',
    summary:
      'Go on writing below a message: of those who read no support tickets, their own alone. It goes by mail too. Audited.',
    access: 'messages.write',
    params: idParamsSchema,
    body: inquiryAnswerSchema,
    response: staffMessageSchema,
    errors: [404, 409],
  }),
} as const;
