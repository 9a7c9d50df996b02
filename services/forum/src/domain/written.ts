import type { ForumDecision, ForumStatus } from '@academy/contracts/http/forum/forum-author.ts';
import type { AppealState } from '@academy/contracts/http/forum/appeals.ts';
import type { HoldReason } from '@academy/contracts/http/forum/moderation-cases.ts';

/** An earlier wording of a post or reply. */
export interface Revision {
  title: string | null;
  content: string;
  replacedAt: Date;
}

export interface Decision extends Omit<ForumDecision, 'at'> {
  at: Date;
  /** How far an appeal against it is; absent where nobody objected. */
  appeal?: Exclude<AppealState, 'possible'>;
}

/** What a post and a reply have in common. */
export interface Written {
  _id: string;
  /** Null for the academy itself, and once the author's account is deleted. */
  userId: string | null;
  /** Its author's account is deleted. */
  deletedAuthor: boolean;
  content: string;
  status: ForumStatus;
  createdAt: Date;
  /** Null unless it was edited, but for the first two edits within 15 minutes of what nobody flagged and no rule held. */
  editedAt: Date | null;
  /** Oldest first, at most `mostRevisions`. */
  revisions: Revision[];
  /** Why it was held when it was written or edited; empty where it was not. */
  holdReasons: HoldReason[];
  /** When the text was written or edited that the rules held; null where they did not. */
  heldAt: Date | null;
  /** Watched words that some wording of it has had; absent where none has. Those that its case does not name bring it to the queue. */
  watchedWords?: string[];
  /** Those of them that could make the text wait when they were found; absent where none could. */
  heldWords?: string[];
  /** The version of its moderation case that it shows; 0 where it has none. */
  caseVersion: number;
  /** The last of a moderator. */
  decision: Decision | null;
  version: number;
}

/** Whether its moderation case has to know something that the rules or watched words found. */
export const isForQueue = ({
  status,
  watchedWords = [],
}: Pick<Written, 'status' | 'watchedWords'>): boolean =>
  status === 'held' || (status === 'visible' && watchedWords.length > 0);

export const mostRevisions = 20;
