import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { notYours, postNotFound, removedByModerator } from '../../domain/forum-texts.ts';
import type { PostRecord } from '../../domain/post.ts';
import { isOwn, maySee } from '../../domain/visibility.ts';

/** A post that its author may change now. Throws DomainError 404 or 403. */
export const assertOwn = (post: PostRecord | null, caller: Caller): PostRecord => {
  if (!post || !maySee(post, caller)) throw postNotFound();
  if (!isOwn(post, caller)) throw notYours();
  return post;
};

/** The same for a change of the text, which a moderator's removal ends. */
export const assertEditable = (post: PostRecord | null, caller: Caller): PostRecord => {
  const own = assertOwn(post, caller);
  if (own.status === 'removed') throw removedByModerator();
  return own;
};
