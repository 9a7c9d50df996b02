import { postCreatedV1 } from '@academy/contracts/events/forum/post-created.v1.ts';
import { replyCreatedV1 } from '@academy/contracts/events/forum/reply-created.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { beginSubscription } from '../use-cases/posts/subscriptions.ts';
import type { ForumDeps } from '../use-cases/deps.ts';

const postId = '0197f3a0-0000-7000-8000-000000000001';
const authorId = '0197f3a0-0000-7000-8000-000000000003';
const createdAt = '2026-01-01T12:00:00.000Z';

/** Subscribes who wrote, where a crash after the write left it undone. */
export const subscriptionHandlers = (
  forum: Pick<ForumDeps, 'subscriptions' | 'erasure' | 'followUps'>,
): EventHandler[] => [
  defineHandler({
    event: postCreatedV1,
    expects: z.looseObject({ postId: z.string(), authorId: z.string().nullable() }),
    example: {
      postId,
      authorId,
      title: 'A title',
      categoryId: 'general',
      isSpanish: false,
      status: 'visible',
      topic: null,
      createdAt,
      imported: false,
    },
    handle: async ({ data: { postId, authorId } }) => {
      if (authorId === null || (await forum.followUps.isDone(postId))) return;
      await beginSubscription(forum, { postId, userId: authorId });
    },
  }),
  defineHandler({
    event: replyCreatedV1,
    expects: z.looseObject({ postId: z.string(), replyId: z.string(), authorId: z.string() }),
    example: {
      postId,
      postTitle: 'A title',
      postAuthorId: null,
      replyId: '0197f3a0-0000-7000-8000-000000000002',
      authorId,
      status: 'visible',
      createdAt,
      subscriberIds: [],
    },
    handle: async ({ data: { postId, replyId, authorId } }) => {
      if (!(await forum.followUps.isDone(replyId)))
        await beginSubscription(forum, { postId, userId: authorId });
    },
  }),
];
