import type { ForumStatus } from '@academy/contracts/http/forum/forum-author.ts';
import type { Fact } from './notification.ts';
import { linkOf } from './subject.ts';
import { factOf, inBoth } from './told.ts';

/** A reply in the forum, with those whom it concerns. */
export interface Reply {
  _id: string;
  postId: string;
  postTitle: string;
  /** Null for the academy, and once the author is deleted. */
  postAuthorId: string | null;
  authorId: string;
  /** Who subscribed when it was written, without its author. */
  subscriberIds: string[];
  repliedAt: Date;
  status: ForumStatus;
  /** When those whom it concerns were notified; null while they are not. */
  announcedAt: Date | null;
  /** When it was last heard of. */
  changedAt: Date;
}

/**
 * What a reply is to each whom it concerns: nothing to its own author, and one thing to each of the others. It happens
 * when others can see it.
 */
export const factsOfReply = (reply: Reply, happenedAt: Date): Fact[] => {
  const { _id, postId, postTitle, postAuthorId, authorId, subscriberIds } = reply;
  const concerned = new Set([...(postAuthorId === null ? [] : [postAuthorId]), ...subscriberIds]);
  concerned.delete(authorId);
  return [...concerned].map((userId) => {
    const activity = userId === postAuthorId ? 'reply' : 'subscribed_post';
    const told = {
      id: _id,
      userId,
      about: postId,
      text: activity,
      link: linkOf({ kind: 'post', id: postId }),
      thingId: postId,
      subject: inBoth(postTitle),
      actorId: authorId,
    };
    return factOf(told, { activity, happenedAt });
  });
};
