import type { ForumReply, forumReplyDraftSchema } from '@academy/contracts/http/forum/replies.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { z } from 'zod';
import { toStoredMarkdown } from '../../domain/markdown/stored-markdown.ts';
import { notOpenForReplies } from '../../domain/forum-texts.ts';
import { replyCreated } from '../../domain/reply-events.ts';
import { bytesOfText } from '../../domain/writing-bytes.ts';
import { isForQueue } from '../../domain/written.ts';
import type { PostRecord } from '../../domain/post.ts';
import type { ReplyRecord } from '../../domain/reply.ts';
import { toReply } from '../../views/reply-views.ts';
import type { ForumDeps } from '../deps.ts';
import { holdAtWriting } from '../moderation/hold-at-writing.ts';
import { takeToQueueQuietly } from '../moderation/take-to-queue.ts';
import { watchText } from '../moderation/watch-text.ts';
import { onceById } from '../once-by-id.ts';
import { assertSeen } from '../posts/find-post.ts';
import { beginSubscription } from '../posts/subscriptions.ts';
import { withinLimits } from '../within-limits.ts';
import { inRoomTaken } from '../within-room.ts';
import { authorsOfOwn, requireWriter } from '../writer.ts';

type Draft = z.output<typeof forumReplyDraftSchema>;

/** What a draft becomes: visible at once, or held for a moderator. */
const newReply = async (
  deps: ForumDeps,
  { id, post, content, caller }: { id: string; post: PostRecord; content: string; caller: Caller },
) => {
  const at = deps.now();
  const { watched, hasHeldWord } = await watchText(deps, { content, isSpanish: post.isSpanish, caller });
  const writing = { id, content, caller, at, hasHeldWord };
  const holdState = await holdAtWriting(deps, { ...writing, bytes: bytesOfText({ content }) });
  return {
    _id: id,
    userId: caller.userId,
    postId: post._id,
    content,
    ...holdState,
    ...watched,
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
  const id = draft.id ?? newId();
  const find = async () => (draft.id === undefined ? null : deps.replies.find(id));
  const [writer, found, existing] = await Promise.all([
    requireWriter(deps, caller),
    deps.posts.find(postId),
    find(),
  ]);
  const post = assertSeen(found, caller);
  const content = toStoredMarkdown(draft.content);
  const record = await onceById<ReplyRecord>({
    existing,
    find,
    isSame: (reply) => reply.userId === userId && reply.postId === postId && reply.content === content,
    create: () => {
      if (post.status !== 'visible') throw notOpenForReplies();
      return withinLimits(deps, { writer, kind: 'replies', textId: draft.id }, async () => {
        const [state, subscriberIds] = await Promise.all([
          newReply(deps, { id, post, content, caller }),
          deps.subscriptions.subscribersOf(postId, userId),
        ]);
        const create = () => deps.replies.create(state, [replyCreated(state, { post, subscriberIds })]);
        return inRoomTaken(deps, { caller, bytes: bytesOfText({ content }) }, create);
      });
    },
  });
  if (isForQueue(record)) await takeToQueueQuietly(deps, { kind: 'reply', targetId: id });
  void deps.followUps.begin(id, () =>
    Promise.all([deps.recount(postId), beginSubscription(deps, { postId, userId })]),
  );
  const authors = await authorsOfOwn(deps, writer);
  return toReply(record, { ...authors, reader: caller, acceptedReplyId: post.acceptedReplyId });
};
