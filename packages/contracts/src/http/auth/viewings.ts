import { z } from 'zod';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** How long an administrator views the academy as a learner, and how long the code that begins it holds. */
export const viewingLife = { openMs: 10 * 60_000, codeMs: 60_000 } as const;

/** Characters. */
export const viewingReasonLength = { min: 3, max: 300 } as const;

/** Who or what ended a viewing; `access`: the administrator's session or role, or the learner's account, was no longer there. */
export const viewingEndSchema = z.enum(['staff', 'learner', 'time', 'replaced', 'access']);
export type ViewingEnd = z.infer<typeof viewingEndSchema>;

/** A viewing as the learner whose account it was finds it in their settings. */
export const viewingSchema = z.object({
  id: z.string(),
  reason: z.string(),
  startedAt: z.iso.datetime(),
  /** When it ended, or will at the latest. */
  endsAt: z.iso.datetime(),
  isOpen: z.boolean(),
});
export type Viewing = z.infer<typeof viewingSchema>;

/** Why a viewing was asked for, as staff read it beside what the audit log says of it. */
export const viewingReasonSchema = viewingSchema.pick({ id: true, reason: true });
export type ViewingReason = z.infer<typeof viewingReasonSchema>;

/** An administrator views the academy as a learner: ten minutes, read only, with a reason that the learner reads. */
export const viewingEndpoints = {
  staffAskViewing: defineEndpoint({
    method: 'POST',
    path: '/api/admin/users/:id/viewings',
    summary:
      'Ask to view the academy as a learner. Answers a code for `/api/admin/viewings/open` that holds for a minute and once. A viewing of the same learner that the caller has open ends. Audited.',
    access: 'people.view',
    params: idParamsSchema,
    body: z.object({ reason: z.string().trim().min(viewingReasonLength.min).max(viewingReasonLength.max) }),
    status: 201,
    response: z.object({ id: z.string(), code: z.string() }),
    errors: [404, 409],
  }),
  staffListViewings: defineEndpoint({
    method: 'GET',
    path: '/api/admin/users/:id/viewings',
    summary:
      'List why administrators asked to view the academy as a user, newest first, 100 at most. The audit log has when, by the id.',
    access: 'people.read',
    params: idParamsSchema,
    response: z.array(viewingReasonSchema),
  }),
  staffOpenViewing: defineEndpoint({
    method: 'POST',
    path: '/api/admin/viewings/open',
    summary:
      'Trade the code of a viewing, in the session that asked for it, for its token: ten minutes, for reading alone. The learner is notified. Audited.',
    access: 'people.view',
    body: z.object({ code: z.string().min(1).max(200) }),
    response: z.object({ token: z.string(), endsAt: z.iso.datetime() }),
    errors: [404, 409],
  }),
  staffEndViewing: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/viewings/:id',
    summary: 'End a viewing before its time. Audited.',
    access: 'people.view',
    params: idParamsSchema,
    status: 204,
    errors: [404],
  }),
  listViewings: defineEndpoint({
    method: 'GET',
    path: '/api/auth/viewings',
    summary: 'List when administrators viewed the academy as the caller, and why, newest first, 100 at most.',
    access: 'member',
    response: z.array(viewingSchema),
  }),
  endViewing: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/viewings/:id',
    summary: 'End a viewing of the caller’s account before its time.',
    access: 'member',
    params: idParamsSchema,
    status: 204,
    errors: [404],
  }),
} as const;
