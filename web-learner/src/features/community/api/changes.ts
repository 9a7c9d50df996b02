import type { QueryClient } from '@tanstack/react-query';
import type { ForumPost } from './posts.ts';
import { listKey, postQuery } from './posts.ts';

/** Every list and figure that a written, edited or deleted post changes; the open post is not read again. */
export const refreshLists = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: listKey }),
    queries.invalidateQueries({ queryKey: ['/api/forum/categories'] }),
    queries.invalidateQueries({ queryKey: ['/api/forum/figures'] }),
  ]);

/** Shows a post as a call has just answered it. */
export function putPost(queries: QueryClient, post: ForumPost): void {
  queries.setQueryData(postQuery(post.id).queryKey, post);
}

/**
 * Reads a post again after one's own reply to it. The server counts the reply and subscribes its author right after its answer, so that what
 * is read may not know yet.
 */
export async function readRepliedPost(queries: QueryClient, id: string, isVisible: boolean): Promise<void> {
  const { queryKey } = postQuery(id);
  const before = queries.getQueryData(queryKey)?.replyCount ?? 0;
  await queries.invalidateQueries({ queryKey });
  const read = queries.getQueryData(queryKey)?.replyCount ?? 0;
  patchPost(queries, id, { subscribed: true, replyCount: isVisible ? Math.max(read, before + 1) : read });
}

/** Changes what is known of an open post until the server says more. */
export function patchPost(queries: QueryClient, id: string, change: Partial<ForumPost>): void {
  queries.setQueryData(postQuery(id).queryKey, (post) => post && { ...post, ...change });
}
