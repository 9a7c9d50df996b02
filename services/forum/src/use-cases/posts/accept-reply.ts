import type { ForumPost } from '@academy/contracts/http/forum/post-views.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { notYours, postNotFound, replyNotFound } from '../../domain/forum-texts.ts';
import type { PostRecord } from '../../domain/post.ts';
import { postChanged, replyAccepted } from '../../domain/post-events.ts';
import { isModerator, isOwn, maySee } from '../../domain/visibility.ts';
import type { ForumDeps } from '../deps.ts';
import { showPost } from './show-posts.ts';

/** The post's author and moderators say which reply answers it. Throws DomainError 404 or 403. */
const assertMayAccept = (post: PostRecord, caller: Caller): void => {
  if (!maySee(post, caller)) throw postNotFound();
  if (!isOwn(post, caller) && !isModerator(caller)) throw notYours();
};

/** Accepts a visible reply as the answer, in place of any before. */
export const acceptReply = async (
  deps: ForumDeps,
  { postId, replyId }: { postId: string; replyId: string },
  caller: Caller,
): Promise<ForumPost> => {
  const changed = await deps.posts.change(postId, async (post) => {
    assertMayAccept(post, caller);
    // Looked at after the post was read: a reply that is deleted meanwhile changes the post's count, and this runs again.
    const reply = await deps.replies.find(replyId);
    if (reply?.postId !== postId || reply.status !== 'visible') throw replyNotFound();
    if (post.acceptedReplyId === replyId) return null;
    const state = { acceptedReplyId: replyId };
    const after = { ...post, ...state };
    const accepted = replyAccepted(after, { replyId, authorId: reply.userId, acceptedBy: caller.userId });
    return { state, events: [postChanged(post, after), accepted] };
  });
  if (!changed) throw postNotFound();
  return showPost(deps, changed, caller);
};

/** Takes the accepted answer back. */
export const unacceptReply = async (deps: ForumDeps, postId: string, caller: Caller): Promise<ForumPost> => {
  const changed = await deps.posts.change(postId, (post) => {
    assertMayAccept(post, caller);
    if (post.acceptedReplyId === null) return null;
    const state = { acceptedReplyId: null };
    return { state, events: [postChanged(post, { ...post, ...state })] };
  });
  if (!changed) throw postNotFound();
  return showPost(deps, changed, caller);
};
