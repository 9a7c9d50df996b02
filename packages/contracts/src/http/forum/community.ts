import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const communityFiguresSchema = z.object({
  /** Visible posts and replies. */
  postCount: z.number().int(),
  replyCount: z.number().int(),
  /** Members who wrote something visible in the last 30 days. */
  activeMembers: z.number().int(),
  /** Visible posts with an accepted answer. */
  answeredCount: z.number().int(),
});
export type CommunityFigures = z.infer<typeof communityFiguresSchema>;

/** Why the caller may not write now, or how much they still may. */
export const writingAllowanceSchema = z.object({
  mayPost: z.boolean(),
  mayReply: z.boolean(),
  mutedUntil: z.iso.datetime().nullable(),
  muteReason: z.string().nullable(),
  /** Posts and replies that are left in this hour. */
  postsLeft: z.number().int(),
  repliesLeft: z.number().int(),
});
export type WritingAllowance = z.infer<typeof writingAllowanceSchema>;

export const communityEndpoints = {
  communityFigures: defineEndpoint({
    method: 'GET',
    path: '/api/forum/figures',
    summary: 'Get how many posts, replies and active members the community has.',
    access: 'public',
    inViewing: true,
    response: communityFiguresSchema,
    cacheable: true,
  }),
  writingAllowance: defineEndpoint({
    method: 'GET',
    path: '/api/forum/standing',
    summary: 'Get what the caller may write now.',
    access: 'member',
    response: writingAllowanceSchema,
  }),
} as const;
