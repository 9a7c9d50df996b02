import { z } from 'zod';
import { bilingualSchema } from '../../shared/language.ts';
import { staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** `unconfirmed` and `unwanted` were not sent: an address gets account mails only until it is confirmed, and people choose. */
export const mailStatusSchema = z.enum([
  'waiting',
  'retrying',
  'sent',
  'failed',
  'expired',
  'unconfirmed',
  'unwanted',
]);
export type MailStatus = z.infer<typeof mailStatusSchema>;

export const mailSchema = z.object({
  id: z.string(),
  template: z.string(),
  /** What staff call this kind of mail; the template itself for one of another version of the academy. */
  name: bilingualSchema,
  status: mailStatusSchema,
  /** Masked, such as `a…@mail.example`; null before it was sent. */
  recipient: z.string().nullable(),
  /** Null for people without an account and for staff. */
  userId: z.string().nullable(),
  attempts: z.number().int(),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When it was sent or given up. */
  endedAt: z.iso.datetime().nullable(),
  /** When staff last had it sent again after it had ended; the other fields are of the time before until that is sent. */
  resentAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Whether `send-again` would take it now. */
  maySendAgain: z.boolean(),
  version: z.number().int(),
});
export type Mail = z.infer<typeof mailSchema>;

export const mailDetailSchema = mailSchema.extend({
  /** Only where mails are files, and never of one whose link opens an account. */
  content: z.object({ subject: z.string(), text: z.string() }).nullable(),
});
export type MailDetail = z.infer<typeof mailDetailSchema>;

/** A mail's id says what it is about: `reply_created:<event>:<member>`. */
const params = z.object({ id: z.string().min(1).max(300) });

export const mailEndpoints = {
  staffListMails: defineEndpoint({
    method: 'GET',
    path: '/api/admin/mails',
    summary:
      'List the mails of the last 120 days (ra-data-simple-rest conventions); filters: status, template, userId.',
    access: 'mails.read',
    query: staffListQuerySchema,
    response: z.array(mailSchema),
  }),
  staffGetMail: defineEndpoint({
    method: 'GET',
    path: '/api/admin/mails/:id',
    summary: 'Get one mail, with its text where mails are files.',
    access: 'mails.read',
    params,
    response: mailDetailSchema,
    errors: [404],
  }),
  staffSendMailAgain: defineEndpoint({
    method: 'POST',
    path: '/api/admin/mails/:id/send-again',
    summary:
      'Send a mail again that has failed, or one that tells of something that happened, such as a receipt; a conflict where it waits, was sent a moment ago, its link has expired, or the person gets no mails of its kind now. Audited.',
    access: 'mails.write',
    params,
    response: mailSchema,
    errors: [404, 409],
  }),
} as const;
