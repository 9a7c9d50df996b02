import type { ForumStatus } from '@academy/contracts/http/forum/forum-author.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import { mayActAs } from '@academy/service-kit/identity/identity-port.ts';

/** Who reads, as far as what is held or removed goes; null for a visitor. */
export type Reader = { userId: string; role: Role } | null;

export const isModerator = (reader: Reader): boolean => reader !== null && mayActAs(reader.role, 'moderator');

interface Seen {
  status: ForumStatus;
  userId: string | null;
}

export const isOwn = ({ userId }: Pick<Seen, 'userId'>, reader: Reader): boolean =>
  reader !== null && userId === reader.userId;

/** What is held or removed is for its author and moderators alone. */
export const maySee = (seen: Seen, reader: Reader): boolean =>
  seen.status === 'visible' || (seen.status !== 'deleted' && (isOwn(seen, reader) || isModerator(reader)));

/** A deleted post stays, empty, for the replies that hang on it. */
export const maySeePost = (post: Seen & { replyCount: number }, reader: Reader): boolean =>
  maySee(post, reader) || (post.status === 'deleted' && post.replyCount > 0);
