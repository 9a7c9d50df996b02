import type { PostState } from './post.ts';
import type { ReplyState } from './reply.ts';
import type { Written } from './written.ts';

const withoutAuthor = {
  userId: null,
  deletedAuthor: true,
  revisions: [],
  holdReasons: [],
  watchedWords: [],
  heldWords: [],
  decision: null,
};

const emptied = { status: 'deleted' as const, content: '' };

/** What a deleted post keeps: its place, for the replies that hang on it. */
export const emptyPost = {
  ...emptied,
  title: '',
  preview: '',
  terms: [],
  titleTerms: [],
  topic: null,
  attemptId: null,
  revisions: [],
  watchedWords: [],
  heldWords: [],
} satisfies Partial<PostState>;

export const emptyReply = {
  ...emptied,
  revisions: [],
  watchedWords: [],
  heldWords: [],
} satisfies Partial<ReplyState>;

/** Once its author's account is deleted, a post that others read stays, nobody's; of any other nothing stays. */
export const postOfNobody = ({ status }: Pick<Written, 'status'>): Partial<PostState> =>
  status === 'visible' ? { ...withoutAuthor, attemptId: null } : { ...emptyPost, ...withoutAuthor };

export const replyOfNobody = ({ status }: Pick<Written, 'status'>): Partial<ReplyState> =>
  status === 'visible' ? withoutAuthor : { ...emptyReply, ...withoutAuthor };
