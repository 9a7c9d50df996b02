import type { PostRecord } from '../../domain/post.ts';
import type { ReplyRecord } from '../../domain/reply.ts';
import type { CaseTarget } from '../../domain/moderation/case.ts';
import type { ForumDeps } from '../deps.ts';

/** A post or reply with the post that it stands in. */
export interface Found {
  target: CaseTarget;
  written: PostRecord | ReplyRecord;
  post: PostRecord;
}

export type TargetRef = Pick<CaseTarget, 'kind' | 'targetId'>;

const targetOf = (
  { _id, userId, createdAt, status }: PostRecord | ReplyRecord,
  { kind, postId }: Pick<CaseTarget, 'kind' | 'postId'>,
): CaseTarget => ({ kind, targetId: _id, postId, userId, createdAt, status });

/** The post or reply that a case is about; null where it is not, or not any more. */
export const findTarget = async (
  { posts, replies }: Pick<ForumDeps, 'posts' | 'replies'>,
  { kind, targetId }: TargetRef,
): Promise<Found | null> => {
  const reply = kind === 'reply' ? await replies.find(targetId) : null;
  if (kind === 'reply' && !reply) return null;
  const postId = reply?.postId ?? targetId;
  const post = await posts.find(postId);
  if (!post) return null;
  const written = reply ?? post;
  return { target: targetOf(written, { kind, postId }), written, post };
};
