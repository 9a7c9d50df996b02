import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { appealWriteSchema } from './appeals.ts';
import { caseContextSchema } from './case-context.ts';
import { flagWriteSchema } from './flags.ts';
import { decisionWriteSchema, moderationCaseSchema } from './moderation-cases.ts';
import { muteDaysSchema, muteSchema } from './mutes.ts';

const reasonText = z.string().trim().min(1).max(500);
const onCase = { params: idParamsSchema, errors: [404, 409] } as const;

export const moderationEndpoints = {
  flagPost: defineEndpoint({
    method: 'POST',
    path: '/api/forum/posts/:id/flags',
    summary: 'Report a post to the moderators, once per member: again replaces the reason.',
    access: 'member',
    params: idParamsSchema,
    body: flagWriteSchema,
    status: 204,
    errors: [404, 409],
    notes: "409 for one's own.",
  }),
  flagReply: defineEndpoint({
    method: 'POST',
    path: '/api/forum/replies/:id/flags',
    summary: 'Report a reply to the moderators, once per member: again replaces the reason.',
    access: 'member',
    params: idParamsSchema,
    body: flagWriteSchema,
    status: 204,
    errors: [404, 409],
    notes: "409 for one's own.",
  }),
  appealPost: defineEndpoint({
    method: 'POST',
    path: '/api/forum/posts/:id/appeal',
    summary: "Object to the removal of the caller's own post, once for each removal.",
    access: 'member',
    params: idParamsSchema,
    body: appealWriteSchema,
    status: 204,
    errors: [404, 409],
    notes: 'Another moderator than the one who removed it decides.',
  }),
  appealReply: defineEndpoint({
    method: 'POST',
    path: '/api/forum/replies/:id/appeal',
    summary: "Object to the removal of the caller's own reply, once for each removal.",
    access: 'member',
    params: idParamsSchema,
    body: appealWriteSchema,
    status: 204,
    errors: [404, 409],
    notes: 'Another moderator than the one who removed it decides.',
  }),
  listModerationCases: defineEndpoint({
    method: 'GET',
    path: '/api/admin/flags',
    summary: 'List what waits for a moderator, and what was decided (ra-data-simple-rest conventions).',
    access: 'moderation.read',
    query: staffListQuerySchema,
    response: z.array(moderationCaseSchema),
  }),
  getModerationCase: defineEndpoint({
    ...onCase,
    method: 'GET',
    path: '/api/admin/flags/:id',
    summary: 'Get a post or reply as moderators see it, flagged or not.',
    access: 'moderation.read',
    response: moderationCaseSchema,
  }),
  getCaseContext: defineEndpoint({
    ...onCase,
    method: 'GET',
    path: '/api/admin/flags/:id/context',
    summary: "Get the discussion around a post or reply, and its author's record.",
    access: 'moderation.read',
    response: caseContextSchema,
  }),
  decideModerationCase: defineEndpoint({
    ...onCase,
    method: 'POST',
    path: '/api/admin/flags/:id/decision',
    summary:
      'Approve, remove or warn, or remove and mute. Its author sees the decision and its reason. Audited.',
    access: 'moderation.write',
    body: decisionWriteSchema,
    response: moderationCaseSchema,
    notes:
      'On an appeal: approve restores, remove confirms, both with a reason; 403 for who removed it and for its author.',
  }),
  addModerationNote: defineEndpoint({
    ...onCase,
    method: 'POST',
    path: '/api/admin/flags/:id/notes',
    summary: 'Leave a note for other moderators. Audited.',
    access: 'moderation.write',
    body: z.object({ text: reasonText }),
    response: moderationCaseSchema,
  }),
  listMutes: defineEndpoint({
    method: 'GET',
    path: '/api/admin/mutes',
    summary: 'List members who may not write for a time (ra-data-simple-rest conventions).',
    access: 'moderation.read',
    query: staffListQuerySchema,
    response: z.array(muteSchema),
  }),
  muteMember: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/mutes/:id',
    summary: 'Mute a member for a number of days, by member id. Audited.',
    access: 'moderation.write',
    params: idParamsSchema,
    body: z.object({ days: muteDaysSchema, reason: reasonText }),
    response: muteSchema,
    errors: [404, 409],
    notes: '409 for staff: they are not muted.',
  }),
  unmuteMember: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/mutes/:id',
    summary: 'End the mute of a member. Audited.',
    access: 'moderation.write',
    params: idParamsSchema,
    status: 204,
    errors: [404],
  }),
} as const;
