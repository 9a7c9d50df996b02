import type { ForumTopic } from '@academy/contracts/http/forum/post-views.ts';
import type { Written } from './written.ts';

/** A post as the forum keeps it. Its counts are counted anew from replies and marks, never incremented. */
export interface PostRecord extends Written {
  title: string;
  /** The beginning of the content without Markdown, for lists. */
  preview: string;
  categoryId: string;
  isSpanish: boolean;
  topic: ForumTopic | null;
  attemptId: string | null;
  /** Of the newest visible reply, or its own. */
  lastActivityAt: Date;
  /** Visible replies. */
  replyCount: number;
  acceptedReplyId: string | null;
  meTooCount: number;
  /** Folded and stemmed words to be found by: of title and content, and of the title alone. */
  terms: string[];
  titleTerms: string[];
  /** Hash of the file in content/ that it was last imported from; null for what members wrote. */
  importedHash: string | null;
}

export type PostState = Omit<PostRecord, 'version'>;

/** One in a list: everything but the text. */
export type ListedPost = Omit<
  PostRecord,
  | 'content'
  | 'terms'
  | 'titleTerms'
  | 'revisions'
  | 'holdReasons'
  | 'watchedWords'
  | 'heldWords'
  | 'importedHash'
  | 'attemptId'
>;

/** A post as far as its title is compared with others. */
export type TitledPost = Pick<PostRecord, '_id' | 'title' | 'titleTerms' | 'createdAt'>;

/** What a new post starts with beside what its author wrote. */
export const freshPost = (at: Date) =>
  ({
    createdAt: at,
    lastActivityAt: at,
    editedAt: null,
    deletedAuthor: false,
    revisions: [],
    holdReasons: [],
    heldAt: null,
    caseVersion: 0,
    decision: null,
    replyCount: 0,
    acceptedReplyId: null,
    meTooCount: 0,
  }) satisfies Partial<PostState>;
