import type { DataOf } from '@academy/contracts/events/event.ts';
import { postChangedV1 } from '@academy/contracts/events/forum/post-changed.v1.ts';
import { replyChangedV1 } from '@academy/contracts/events/forum/reply-changed.v1.ts';
import { replyCreatedV1 } from '@academy/contracts/events/forum/reply-created.v1.ts';
import type { SchedulerUnderTest } from './scheduler-under-test.ts';
import { sendEvent } from './members.ts';

type Created = Partial<DataOf<typeof replyCreatedV1>> & { replyId: string; postId: string };

/** Publishes what the forum would of its posts and replies. */
export const forumOf = (under: Pick<SchedulerUnderTest, 'runtime'>) => ({
  replied: (data: Created, { id }: { id?: string } = {}) =>
    sendEvent(under, replyCreatedV1, {
      subject: data.postId,
      aggregate: { kind: 'reply', id: data.replyId },
      ...(id !== undefined && { id }),
      data: {
        postTitle: 'How do you check facts?',
        postAuthorId: 'ana',
        authorId: 'ben',
        status: 'visible',
        createdAt: new Date().toISOString(),
        subscriberIds: [],
        ...data,
      },
    }),

  replyChanged: (data: DataOf<typeof replyChangedV1>, sequence = 2) =>
    sendEvent(under, replyChangedV1, {
      subject: data.postId,
      aggregate: { kind: 'reply', id: data.replyId },
      sequence,
      data,
    }),

  postChanged: (postId: string, status: DataOf<typeof postChangedV1>['status'], sequence = 2) =>
    sendEvent(under, postChangedV1, {
      subject: postId,
      sequence,
      data: {
        postId,
        authorId: 'ana',
        title: 'How do you check facts?',
        categoryId: 'general',
        isSpanish: false,
        status,
        acceptedReplyId: null,
        appearedOrVanished: true,
      },
    }),
});
