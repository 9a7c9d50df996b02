import { z } from 'zod';
import { actorSchema, forumDecisionSchema, forumStatusSchema } from './forum-author.ts';

/** Another case about the same author. */
export const earlierCaseSchema = z.object({
  id: z.string(),
  kind: z.enum(['post', 'reply']),
  /** Of the post. */
  title: z.string(),
  status: forumStatusSchema,
  isOpen: z.boolean(),
  /** What was decided last; null for what nobody has decided on. */
  action: forumDecisionSchema.shape.action.nullable(),
  openedAt: z.iso.datetime(),
});
export type EarlierCase = z.infer<typeof earlierCaseSchema>;

/** What moderators need to know of an author before they decide. Texts count once, however often they were held. */
export const authorRecordSchema = z.object({
  /** When the account was registered; null where it is not known. */
  memberSince: z.iso.datetime().nullable(),
  /** What they wrote and did not delete. */
  posts: z.number().int(),
  replies: z.number().int(),
  held: z.number().int(),
  removed: z.number().int(),
  warned: z.number().int(),
  /** How often they were muted. */
  muted: z.number().int(),
  /** Other cases about them, the latest first, and how many there are. */
  cases: z.array(earlierCaseSchema),
  caseCount: z.number().int(),
});
export type AuthorRecord = z.infer<typeof authorRecordSchema>;

/** A post or reply that stands around another. */
export const nearbyTextSchema = z.object({
  /** Of its case, which may never have come to the queue. */
  id: z.string(),
  user: actorSchema,
  content: z.string(),
  status: forumStatusSchema,
  createdAt: z.iso.datetime(),
});
export type NearbyText = z.infer<typeof nearbyTextSchema>;

/** The discussion that a text stands in. */
export const conversationSchema = z.object({
  /** What the reply answers; null where the case is about the post itself. */
  post: nearbyTextSchema.nullable(),
  /** Replies in their order, as many on each side as a screen takes. */
  before: z.array(nearbyTextSchema),
  after: z.array(nearbyTextSchema),
  /** Whether there are more on that side. */
  moreBefore: z.boolean(),
  moreAfter: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const caseContextSchema = z.object({
  /** Null for what the academy itself wrote, and once the account is deleted. */
  author: authorRecordSchema.nullable(),
  /** Null once the text is gone. */
  conversation: conversationSchema.nullable(),
});
export type CaseContext = z.infer<typeof caseContextSchema>;
