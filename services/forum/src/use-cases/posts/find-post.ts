import { postNotFound } from '../../domain/forum-texts.ts';
import type { PostRecord } from '../../domain/post.ts';
import { maySeePost, type Reader } from '../../domain/visibility.ts';
import type { ForumDeps } from '../deps.ts';

/** A post that this reader may see. Throws DomainError 404. */
export const findPost = async (
  { posts }: Pick<ForumDeps, 'posts'>,
  id: string,
  reader: Reader,
): Promise<PostRecord> => {
  const post = await posts.find(id);
  if (!post || !maySeePost(post, reader)) throw postNotFound();
  return post;
};
