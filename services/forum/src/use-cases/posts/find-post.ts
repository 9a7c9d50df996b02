import { postNotFound } from '../../domain/forum-texts.ts';
import type { PostRecord } from '../../domain/post.ts';
import { maySeePost, type Reader } from '../../domain/visibility.ts';
import type { ForumDeps } from '../deps.ts';

/** The post where this reader may see it. Throws DomainError 404. */
export const assertSeen = (post: PostRecord | null, reader: Reader): PostRecord => {
  if (!post || !maySeePost(post, reader)) throw postNotFound();
  return post;
};

/** A post that this reader may see. Throws DomainError 404. */
export const findPost = async (
  { posts }: Pick<ForumDeps, 'posts'>,
  id: string,
  reader: Reader,
): Promise<PostRecord> => assertSeen(await posts.find(id), reader);
