import { muteChangedV1 } from '@academy/contracts/events/forum/mute-changed.v1.ts';
import { postChangedV1 } from '@academy/contracts/events/forum/post-changed.v1.ts';
import { postCreatedV1 } from '@academy/contracts/events/forum/post-created.v1.ts';
import { postFlaggedV1 } from '@academy/contracts/events/forum/post-flagged.v1.ts';
import { postModeratedV1 } from '@academy/contracts/events/forum/post-moderated.v1.ts';
import { replyChangedV1 } from '@academy/contracts/events/forum/reply-changed.v1.ts';
import { replyCreatedV1 } from '@academy/contracts/events/forum/reply-created.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { ForumDeps } from '../use-cases/deps.ts';
import { applyCase } from '../use-cases/moderation/apply-case.ts';
import { followDecision } from '../use-cases/moderation/follow-decision.ts';
import { holdMutedName } from '../use-cases/moderation/mute-members.ts';
import type { TargetRef } from '../use-cases/moderation/find-target.ts';
import { closeCase, takeToQueue } from '../use-cases/moderation/take-to-queue.ts';

const postId = '0197f3a0-0000-7000-8000-000000000001';
const replyId = '0197f3a0-0000-7000-8000-000000000002';
const userId = '0197f3a0-0000-7000-8000-000000000003';
const at = '2026-01-01T12:00:00.000Z';
const post = { postId, title: 'A title', categoryId: 'general', isSpanish: false };

const expectsCase = z.looseObject({ caseId: z.string() });
const expectsPost = z.looseObject({ postId: z.string(), status: z.string() });
const expectsReply = expectsPost.extend({ replyId: z.string() });

const follow = async (forum: ForumDeps, ref: TargetRef, status: string): Promise<void> => {
  await (status === 'deleted' ? closeCase(forum, ref) : takeToQueue(forum, ref));
};

/**
 * What a crash between two writes leaves undone: a case that its post or reply does not show yet, and a text that is held,
 * has watched words or is deleted, and not in its case. And what follows from a mute: the name that others read.
 */
export const moderationHandlers = (forum: ForumDeps): EventHandler[] => [
  defineHandler({
    event: postFlaggedV1,
    expects: expectsCase,
    example: { postId, caseId: `post_${postId}`, openFlags: 1, hold: false },
    handle: ({ data }) => applyCase(forum, data.caseId),
  }),
  defineHandler({
    event: postModeratedV1,
    expects: expectsCase,
    example: {
      postId,
      postTitle: 'A title',
      caseId: `post_${postId}`,
      authorId: userId,
      action: 'approve',
      reason: '',
      at,
    },
    handle: ({ data }) => followDecision(forum, data.caseId),
  }),
  defineHandler({
    event: postCreatedV1,
    expects: expectsPost,
    example: { ...post, authorId: userId, status: 'held', topic: null, createdAt: at, imported: false },
    handle: ({ data }) => follow(forum, { kind: 'post', targetId: data.postId }, data.status),
  }),
  defineHandler({
    event: postChangedV1,
    expects: expectsPost,
    example: {
      ...post,
      authorId: userId,
      status: 'deleted',
      acceptedReplyId: null,
      appearedOrVanished: true,
    },
    handle: ({ data }) => follow(forum, { kind: 'post', targetId: data.postId }, data.status),
  }),
  defineHandler({
    event: replyCreatedV1,
    expects: expectsReply,
    example: {
      postId,
      postTitle: 'A title',
      postAuthorId: null,
      replyId,
      authorId: userId,
      status: 'held',
      createdAt: at,
      subscriberIds: [],
    },
    handle: ({ data }) => follow(forum, { kind: 'reply', targetId: data.replyId }, data.status),
  }),
  defineHandler({
    event: replyChangedV1,
    expects: expectsReply,
    example: { postId, replyId, status: 'deleted' },
    handle: ({ data }) => follow(forum, { kind: 'reply', targetId: data.replyId }, data.status),
  }),
  defineHandler({
    event: muteChangedV1,
    expects: z.looseObject({ userId: z.string() }),
    example: { userId, until: at },
    handle: ({ data }) => holdMutedName(forum, data.userId),
  }),
];
