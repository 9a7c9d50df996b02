import { z } from 'zod';
import { openAppealSchema } from './appeals.ts';
import { flagReasonSchema } from './flags.ts';
import { muteDaysSchema } from './mutes.ts';
import { actorSchema, forumDecisionSchema, forumStatusSchema } from './forum-author.ts';

/** Why something waits for a moderator without anybody having flagged it, or because several did. */
export const holdReasonSchema = z.enum([
  'flags',
  'new_member',
  'links',
  'repeated',
  'too_fast',
  'watched_word',
]);
export type HoldReason = z.infer<typeof holdReasonSchema>;

export const caseEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('held'), at: z.iso.datetime(), reasons: z.array(holdReasonSchema) }),
  /** The academy itself found them in the text. Empty once its author's account is deleted. */
  z.object({ kind: z.literal('watched'), at: z.iso.datetime(), words: z.array(z.string()) }),
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
    /** For how many days it muted the author too. */
    muteDays: z.number().int().optional(),
    /** Whether it was decided on an appeal. */
    onAppeal: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('appeal'), at: z.iso.datetime(), by: actorSchema, text: z.string() }),
  z.object({ kind: z.literal('note'), at: z.iso.datetime(), by: actorSchema, text: z.string() }),
]);
export type CaseEntry = z.infer<typeof caseEntrySchema>;

/** A wording that was reported, held or decided on, or had a watched word. It stays whatever its author edits, also after they delete the text. */
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
  /** What its author objects to its removal, as long as nobody has decided on that. */
  appeal: openAppealSchema.nullable(),
  /** Names the present wording; empty where the text is gone. A decision says which one it is about. */
  wording: z.string(),
  version: z.number().int(),
  /** Oldest first, each once; absent in lists. */
  wordings: z.array(keptWordingSchema).optional(),
});
export type ModerationCase = z.infer<typeof moderationCaseSchema>;

export const decisionWriteSchema = z.object({
  action: forumDecisionSchema.shape.action,
  /** For its author to read; needed to remove or warn, and on an appeal. */
  reason: z.string().trim().max(500).default(''),
  /** With a removal only: for how many days its author is muted too, for the same reason. */
  muteDays: muteDaysSchema.optional(),
  /** As read; 409 where something has happened since. */
  version: z.number().int(),
  /** As read; 409 where its author has reworded it since. */
  wording: z.string(),
});
