import type { ForumReply, forumReplyDraftSchema } from '@academy/contracts/http/forum/replies.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { z } from 'zod';
import { toStoredMarkdown } from '../../domain/markdown/stored-markdown.ts';
import { notOpenForReplies } from '../../domain/forum-texts.ts';
import { replyCreated } from '../../domain/reply-events.ts';
import type { ReplyRecord } from '../../domain/reply.ts';
import { toReply } from '../../views/reply-views.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';
import { holdAtWriting } from '../moderation/hold-at-writing.ts';
import { requireUnmuted } from '../moderation/mute-members.ts';
import { takeHeldQuietly } from '../moderation/take-held.ts';
import { onceById } from '../once-by-id.ts';
import { findPost } from '../posts/find-post.ts';
import { beginSubscriptionQuietly } from '../posts/subscriptions.ts';
import { recountQuietly } from '../recount-quietly.ts';
import { withinLimits } from '../within-limits.ts';

type Draft = z.output<typeof forumReplyDraftSchema>;

/** What a draft becomes: visible at once, or held for a moderator. */
const newReply = async (
  deps: ForumDeps,
  { id, postId, content, caller }: { id: string; postId: string; content: string; caller: Caller },
) => {
  const at = deps.now();
  const standing = await holdAtWriting(deps, { id, content, caller, at });
  return {
    _id: id,
    userId: caller.userId,
    postId,
    content,
    ...standing,
    createdAt: at,
    editedAt: null,
    deletedAuthor: false,
    revisions: [],
    caseVersion: 0,
    decision: null,
  };
};

/** Replies to a post. The same id with the same words again answers the reply that is there. */
export const createReply = async (
  deps: ForumDeps,
  { postId, draft }: { postId: string; draft: Draft },
  caller: Caller,
): Promise<ForumReply> => {
  const { userId } = caller;
  await requireUnmuted(deps, caller);
  const post = await findPost(deps, postId, caller);
  const content = toStoredMarkdown(draft.content);
  const id = draft.id ?? newId();
  const record = await onceById<ReplyRecord>({
    find: async () => (draft.id === undefined ? null : deps.replies.find(id)),
    isSame: (reply) => reply.userId === userId && reply.postId === postId && reply.content === content,
    create: () => {
      if (post.status !== 'visible') throw notOpenForReplies();
      return withinLimits(deps, { caller, kind: 'replies', textId: draft.id }, async () => {
        const state = await newReply(deps, { id, postId, content, caller });
        const subscriberIds = await deps.subscriptions.subscribersOf(postId, userId);
        return deps.replies.create(state, [replyCreated(state, { post, subscriberIds })]);
      });
    },
  });
  if (record.status === 'held') await takeHeldQuietly(deps, { kind: 'reply', targetId: id });
  const [authors] = await Promise.all([
    authorsOf(deps, [record]),
    recountQuietly(deps, postId),
    beginSubscriptionQuietly(deps, { postId, userId }),
  ]);
  return toReply(record, { ...authors, reader: caller, acceptedReplyId: post.acceptedReplyId });
};
