import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import type { CaseRecord } from '../../domain/moderation/case.ts';
import { wordingOf } from '../../domain/wording.ts';
import { toModerationCase, type CaseText } from '../../views/case-views.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';

/** What the cases are about, by case id. */
export const textsOf = async (
  { posts, replies }: ForumDeps,
  cases: readonly Pick<CaseRecord, '_id' | 'kind' | 'targetId' | 'postId'>[],
): Promise<Map<string, CaseText>> => {
  const replyIds = cases.filter(({ kind }) => kind === 'reply').map(({ targetId }) => targetId);
  const [ofPosts, ofReplies] = await Promise.all([
    posts.listByIds(cases.map(({ postId }) => postId)),
    replies.listByIds(replyIds),
  ]);
  const postById = new Map(ofPosts.map((post) => [post._id, post]));
  const replyById = new Map(ofReplies.map((reply) => [reply._id, reply]));
  return new Map(
    cases.flatMap(({ _id, kind, targetId, postId }) => {
      const post = postById.get(postId);
      const written = kind === 'post' ? post : replyById.get(targetId);
      if (!written) return [];
      const { content, deletedAuthor } = written;
      const text = { title: post?.title ?? '', content, deletedAuthor, wording: wordingOf(written) };
      return [[_id, text] as const];
    }),
  );
};

const membersIn = ({ userId, history }: CaseRecord): { userId: string | null }[] => [
  { userId },
  ...history.map((entry) => ({ userId: entry.by ?? null })),
];

/** Cases as moderators see them. */
export const showCases = async (deps: ForumDeps, cases: readonly CaseRecord[]): Promise<ModerationCase[]> => {
  const [texts, authors, mutes] = await Promise.all([
    textsOf(deps, cases),
    authorsOf(deps, cases.flatMap(membersIn)),
    deps.mutes.untilOf(
      cases.flatMap(({ userId }) => userId ?? []),
      deps.now(),
    ),
  ]);
  return cases.map((record) => toModerationCase(record, texts.get(record._id), { ...authors, mutes }));
};

export const showCase = async (deps: ForumDeps, record: CaseRecord): Promise<ModerationCase> => {
  const [shown] = await showCases(deps, [record]);
  if (!shown) throw new Error('a case was shown as none');
  return shown;
};
