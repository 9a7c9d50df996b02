import type { ForumStatus } from '@academy/contracts/http/forum/forum-author.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import { may } from '@academy/contracts/shared/permissions.ts';

/** Who reads, as far as what is held or removed goes; null for a visitor. */
export type Reader = { userId: string; role: Role } | null;

/** Whether somebody of this role decides on others' writing: no limit and no number of reports holds what they write, and nobody mutes them. */
export const moderates = (role: Role): boolean => may(role, 'moderation.write');

export const isModerator = (reader: Reader): boolean => reader !== null && moderates(reader.role);

/** Whoever reads the cases reads what they are about. */
export const readsCases = (reader: Reader): boolean => reader !== null && may(reader.role, 'moderation.read');

interface Seen {
  status: ForumStatus;
  userId: string | null;
}

export const isOwn = ({ userId }: Pick<Seen, 'userId'>, reader: Reader): boolean =>
  reader !== null && userId === reader.userId;

/** Whether what is held or removed, and why, is open to somebody. */
export const seesHidden = (seen: Pick<Seen, 'userId'>, reader: Reader): boolean =>
  isOwn(seen, reader) || readsCases(reader);

/** What is held or removed is for its author and for who reads the cases alone. */
export const maySee = (seen: Seen, reader: Reader): boolean =>
  seen.status === 'visible' || (seen.status !== 'deleted' && seesHidden(seen, reader));

/** A deleted post stays, empty, for the replies that hang on it. */
export const maySeePost = (post: Seen & { replyCount: number }, reader: Reader): boolean =>
  maySee(post, reader) || (post.status === 'deleted' && post.replyCount > 0);
