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

/** Changes what is known of an open post until the server says more. */
export function patchPost(queries: QueryClient, id: string, change: Partial<ForumPost>): void {
  queries.setQueryData(postQuery(id).queryKey, (post) => post && { ...post, ...change });
}
