import { replyChangedV1 } from '@academy/contracts/events/forum/reply-changed.v1.ts';
import { replyCreatedV1 } from '@academy/contracts/events/forum/reply-created.v1.ts';
import { forumStatusSchema } from '@academy/contracts/http/forum/forum-author.ts';
import { aggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { announceReply } from '../notifications/use-cases/announce-reply.ts';
import type { NotificationDeps } from '../notifications/use-cases/notification-deps.ts';

const postId = '0197f3a0-0000-7000-8000-000000000001';
const replyId = '0197f3a0-0000-7000-8000-000000000002';
const authorId = '0197f3a0-0000-7000-8000-000000000003';

/** What replies in the forum are to members. */
export const replyHandlers = (deps: NotificationDeps): EventHandler[] => [
  defineHandler({
    event: replyCreatedV1,
    expects: z.object({
      postId: z.string(),
      postTitle: z.string(),
      postAuthorId: z.string().nullable(),
      replyId: z.string(),
      authorId: z.string(),
      status: forumStatusSchema,
      createdAt: z.iso.datetime(),
      subscriberIds: z.array(z.string()),
    }),
    example: {
      postId,
      postTitle: 'A title',
      postAuthorId: null,
      replyId,
      authorId,
      status: 'visible',
      createdAt: '2026-01-01T12:00:00.000Z',
      subscriberIds: [],
    },
    handle: async (envelope) => {
      const { replyId, status, createdAt, ...written } = envelope.data;
      const at = new Date(envelope.time);
      const changed = { status, changedAt: at };
      await deps.erasure.guard(written.authorId, () =>
        deps.replies.keep(aggregateVersion(envelope), changed, {
          ...written,
          repliedAt: new Date(createdAt),
        }),
      );
      await announceReply(deps, { replyId, at });
    },
  }),
  defineHandler({
    event: replyChangedV1,
    expects: z.looseObject({ replyId: z.string(), status: forumStatusSchema }),
    example: { postId, replyId, status: 'visible' },
    handle: async (envelope) => {
      const { replyId, status } = envelope.data;
      const at = new Date(envelope.time);
      await deps.replies.keepStatus(aggregateVersion(envelope), { status, changedAt: at });
      await announceReply(deps, { replyId, at });
    },
  }),
];
