import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { forumAuthorSchema, forumDecisionSchema, forumStatusSchema } from './forum-author.ts';

export const flagReasonSchema = z.enum(['spam', 'offensive', 'off_topic', 'personal_data', 'other']);
export type FlagReason = z.infer<typeof flagReasonSchema>;

/** Why something waits for a moderator without anybody having flagged it, or because several did. */
export const holdReasonSchema = z.enum(['flags', 'new_member', 'links', 'repeated', 'too_fast']);
export type HoldReason = z.infer<typeof holdReasonSchema>;

export const flagWriteSchema = z.object({
  reason: flagReasonSchema,
  note: z.string().trim().max(500).default(''),
});

const actorSchema = forumAuthorSchema.extend({ id: z.string() });

export const caseEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('held'), at: z.iso.datetime(), reasons: z.array(holdReasonSchema) }),
  z.object({
    kind: z.literal('flag'),
    at: z.iso.datetime(),
    by: actorSchema,
    reason: flagReasonSchema,
    note: z.string(),
  }),
  z.object({
    kind: z.literal('decision'),
    at: z.iso.datetime(),
    by: actorSchema,
    action: forumDecisionSchema.shape.action,
    reason: z.string(),
  }),
  z.object({ kind: z.literal('note'), at: z.iso.datetime(), by: actorSchema, text: z.string() }),
]);
export type CaseEntry = z.infer<typeof caseEntrySchema>;

/** A wording that was reported, held or decided on. It stays whatever its author edits, also after they delete the text. */
export const keptWordingSchema = z.object({
  /** As the case names the present one. */
  wording: z.string(),
  /** Null for a reply. */
  title: z.string().nullable(),
  content: z.string(),
  /** Since when it is kept. */
  at: z.iso.datetime(),
});
export type KeptWording = z.infer<typeof keptWordingSchema>;

/** A post or reply that moderators look at, with all that happened to it. */
export const moderationCaseSchema = z.object({
  /** `post_<id>` or `reply_<id>`. */
  id: z.string(),
  kind: z.enum(['post', 'reply']),
  postId: z.string(),
  /** Of the post. */
  title: z.string(),
  content: z.string(),
  status: forumStatusSchema,
  user: actorSchema,
  mutedUntil: z.iso.datetime().nullable(),
  /** Waits for a decision. */
  isOpen: z.boolean(),
  /** Since the last decision. */
  openFlags: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When it last came to the queue; null for what never did. */
  openedAt: z.iso.datetime().nullable(),
  history: z.array(caseEntrySchema),
  /** Names the present wording; empty where the text is gone. A decision says which one it is about. */
  wording: z.string(),
  version: z.number().int(),
  /** Oldest first, each once; absent in lists. */
  wordings: z.array(keptWordingSchema).optional(),
});
export type ModerationCase = z.infer<typeof moderationCaseSchema>;

export const muteSchema = z.object({
  /** The member's id. */
  id: z.string(),
  user: forumAuthorSchema,
  until: z.iso.datetime(),
  reason: z.string(),
  by: actorSchema,
  createdAt: z.iso.datetime(),
});
export type Mute = z.infer<typeof muteSchema>;

const reasonText = z.string().trim().min(1).max(500);

export const decisionWriteSchema = z.object({
  action: forumDecisionSchema.shape.action,
  /** For its author to read; needed to remove or warn. */
  reason: z.string().trim().max(500).default(''),
  /** As read; 409 where something has happened since. */
  version: z.number().int(),
  /** As read; 409 where its author has reworded it since. */
  wording: z.string(),
});

const onCase = { access: 'moderator', params: idParamsSchema, errors: [404, 409] } as const;

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
  listModerationCases: defineEndpoint({
    method: 'GET',
    path: '/api/admin/flags',
    summary: 'List what waits for a moderator, and what was decided (ra-data-simple-rest conventions).',
    access: 'moderator',
    query: staffListQuerySchema,
    response: z.array(moderationCaseSchema),
  }),
  getModerationCase: defineEndpoint({
    ...onCase,
    method: 'GET',
    path: '/api/admin/flags/:id',
    summary: 'Get a post or reply as moderators see it, flagged or not.',
    response: moderationCaseSchema,
  }),
  decideModerationCase: defineEndpoint({
    ...onCase,
    method: 'POST',
    path: '/api/admin/flags/:id/decision',
    summary: 'Approve, remove or warn. Its author sees the decision and its reason. Audited.',
    body: decisionWriteSchema,
    response: moderationCaseSchema,
  }),
  addModerationNote: defineEndpoint({
    ...onCase,
    method: 'POST',
    path: '/api/admin/flags/:id/notes',
    summary: 'Leave a note for other moderators. Audited.',
    body: z.object({ text: reasonText }),
    response: moderationCaseSchema,
  }),
  listMutes: defineEndpoint({
    method: 'GET',
    path: '/api/admin/mutes',
    summary: 'List members who may not write for a time (ra-data-simple-rest conventions).',
    access: 'moderator',
    query: staffListQuerySchema,
    response: z.array(muteSchema),
  }),
  muteMember: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/mutes/:id',
    summary: 'Mute a member for a number of days, by member id. Audited.',
    access: 'moderator',
    params: idParamsSchema,
    body: z.object({ days: z.number().int().min(1).max(365), reason: reasonText }),
    response: muteSchema,
    errors: [404, 409],
    notes: '409 for staff: they are not muted.',
  }),
  unmuteMember: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/mutes/:id',
    summary: 'End the mute of a member. Audited.',
    access: 'moderator',
    params: idParamsSchema,
    status: 204,
    errors: [404],
  }),
} as const;
