import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { roleSchema } from '../../shared/people.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { defineEndpoint } from '../endpoint.ts';

/** `registered`: the address got an account by other means, so that the invitation is spent. */
export const invitationStatusSchema = z.enum([
  'sent',
  'accepted',
  'registered',
  'expired',
  'withdrawn',
  'failed',
]);
export type InvitationStatus = z.infer<typeof invitationStatusSchema>;

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  /** Empty where the file gave one word as the name. */
  lastName: z.string(),
  language: languageSchema,
  role: roleSchema,
  status: invitationStatusSchema,
  importId: z.string(),
  /** Who of staff sent it last; null once their account is deleted. */
  invitedBy: z.string().nullable(),
  /** The account that came of it, or that the address got by other means. */
  userId: z.string().nullable(),
  sentAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  /** When it was accepted, spent or withdrawn. */
  endedAt: z.iso.datetime().nullable(),
  /** Whether `send-again` and `withdraw` would take it. */
  maySendAgain: z.boolean(),
  mayWithdraw: z.boolean(),
  version: z.number().int(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** `asked`: staff stopped it; `author`: whoever started it may not invite people any more, or their account is deleted. */
export const importStopSchema = z.enum(['asked', 'author']);
export type ImportStop = z.infer<typeof importStopSchema>;

/** So many people at once. */
export const mostInvitedRows = 5000;
/** The file itself, in bytes. */
export const mostInvitedBytes = 1024 * 1024;
const base64Of = (bytes: number): number => Math.ceil(bytes / 3) * 4;

const placeSchema = z.object({ line: z.number().int(), email: z.string() });

export const invitationPlanSchema = z.object({
  /** Stands for everything as it was looked at: another one as soon as any of it changes. */
  basis: z.string(),
  /** How many invitations would be sent, and how many of them in which language. */
  invitations: z.number().int(),
  languages: z.record(languageSchema, z.number().int()),
  /** Those who would be more than learners. */
  roles: z.array(placeSchema.extend({ role: roleSchema })),
  /** Have an account, which stays as it is. */
  existing: z.array(placeSchema),
  /** Have an invitation that is still open. */
  invited: z.array(placeSchema),
  /** Stand in the file more than once: nothing is imported until that is corrected. */
  doubled: z.array(z.object({ email: z.string(), lines: z.array(z.number().int()) })),
  /** What has to be corrected in the file before anything is imported. */
  problems: z.array(z.object({ line: z.number().int(), column: z.string(), text: z.string() })),
  /** How many problems there are beyond those listed. */
  moreProblems: z.number().int(),
  /** Columns of the file that mean nothing here. */
  ignoredColumns: z.array(z.string()),
});
export type InvitationPlan = z.infer<typeof invitationPlanSchema>;

export const invitationImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Null once their account is deleted. */
  actorId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** How many invitations it is about, how many of them are dealt with, and how many of these got no invitation. */
  total: z.number().int(),
  done: z.number().int(),
  skipped: z.number().int(),
  /** How many of the skipped had been sent as many mails as an hour allows. */
  limited: z.number().int(),
  /** Why it ended before all were dealt with. */
  stopped: importStopSchema.nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type InvitationImport = z.infer<typeof invitationImportSchema>;

const fileSchema = z.strictObject({
  fileName: oneLineText({ min: 1, max: 200 }),
  /** The file's bytes in Base64. A larger one is refused by name. */
  file: z.base64().max(base64Of(mostInvitedBytes) * 2),
  /** Of those whose line says none. */
  language: languageSchema,
});

const importing = {
  access: 'people.write',
  method: 'POST',
  maxBodyBytes: 2 * base64Of(mostInvitedBytes) + 4096,
} as const;

/** What staff do with invitations. */
export const invitationEndpoints = {
  staffPlanInvitations: defineEndpoint({
    ...importing,
    path: '/api/admin/invitations/import/plan',
    summary: 'Say whom the import of a CSV file of people would invite. Nothing is stored or sent.',
    body: fileSchema,
    response: invitationPlanSchema,
    notes:
      'The answer lists in `problems` each line and column at fault. 400 names `file` where it cannot be read as a whole.',
  }),
  staffImportInvitations: defineEndpoint({
    ...importing,
    path: '/api/admin/invitations/import',
    summary:
      'Invite the people of a CSV file, as a plan said; mails leave at a bounded pace. Sent again it is the same import. Audited.',
    body: fileSchema.extend({ basis: z.string().max(100) }),
    status: 202,
    response: invitationImportSchema,
    errors: [409],
  }),
  staffListInvitationImports: defineEndpoint({
    method: 'GET',
    path: '/api/admin/invitation-imports',
    summary: 'List the latest 20 imports of people and how far each has got, newest first.',
    access: 'people.read',
    response: z.array(invitationImportSchema),
  }),
  staffStopInvitationImport: defineEndpoint({
    method: 'POST',
    path: '/api/admin/invitation-imports/:id/stop',
    summary:
      'Stop an import of people: whom it has not invited yet it never will. A conflict where it has ended. Audited.',
    access: 'people.write',
    params: idParamsSchema,
    response: invitationImportSchema,
    errors: [404, 409],
  }),
  staffListInvitations: defineEndpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    summary: 'List invitations (ra-data-simple-rest conventions), newest first; filters: status, importId.',
    access: 'people.read',
    query: staffListQuerySchema,
    response: z.array(invitationSchema),
  }),
  staffSendInvitationAgain: defineEndpoint({
    method: 'POST',
    path: '/api/admin/invitations/:id/send-again',
    summary:
      'Send an invitation again with a new link; the one before stops working. A conflict where it is accepted, spent or withdrawn, or was sent a moment ago. Audited.',
    access: 'people.write',
    params: idParamsSchema,
    response: invitationSchema,
    errors: [404, 409],
  }),
  staffWithdrawInvitation: defineEndpoint({
    method: 'POST',
    path: '/api/admin/invitations/:id/withdraw',
    summary: 'Withdraw an invitation: its link stops working. Audited.',
    access: 'people.write',
    params: idParamsSchema,
    response: invitationSchema,
    errors: [404, 409],
  }),
} as const;
