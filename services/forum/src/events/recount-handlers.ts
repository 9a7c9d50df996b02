import { replyChangedV1 } from '@academy/contracts/events/forum/reply-changed.v1.ts';
import { replyCreatedV1 } from '@academy/contracts/events/forum/reply-created.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { ForumDeps } from '../use-cases/deps.ts';

const postId = '0197f3a0-0000-7000-8000-000000000001';
const expects = z.looseObject({ postId: z.string() });
const expectsReply = expects.extend({ replyId: z.string() });

/** Counts again what a crash after the write of a reply left uncounted. */
export const recountHandlers = ({
  recount,
  followUps,
}: Pick<ForumDeps, 'recount' | 'followUps'>): EventHandler[] => [
  defineHandler({
    event: replyCreatedV1,
    expects: expectsReply,
    example: {
      postId,
      postTitle: 'A title',
      postAuthorId: null,
      replyId: '0197f3a0-0000-7000-8000-000000000002',
      authorId: '0197f3a0-0000-7000-8000-000000000003',
      status: 'visible',
      createdAt: '2026-01-01T12:00:00.000Z',
      subscriberIds: [],
    },
    handle: async ({ data }) => {
      if (!(await followUps.isDone(data.replyId))) await recount(data.postId);
    },
  }),
  defineHandler({
    event: replyChangedV1,
    expects,
    example: { postId, replyId: '0197f3a0-0000-7000-8000-000000000002', status: 'deleted' },
    handle: ({ data }) => recount(data.postId),
  }),
];
