import type { ForumReply, forumReplyEndpoints } from '@academy/contracts/http/forum/replies.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { ForumReply };

type Replies = typeof forumReplyEndpoints;
const list = endpointRef<Replies['listForumReplies']>('GET', '/api/forum/posts/:id/replies');
const create = endpointRef<Replies['createForumReply']>('POST', '/api/forum/posts/:id/replies');
const update = endpointRef<Replies['updateForumReply']>('PATCH', '/api/forum/replies/:id');
const remove = endpointRef<Replies['deleteForumReply']>('DELETE', '/api/forum/replies/:id');

const PAGE = 50;
/** By the contract, in characters. */
export const REPLY_LENGTH = 10_000;

export const repliesQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: [`/api/forum/posts/${postId}/replies`],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      client.page(list, {
        params: { id: postId },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    getNextPageParam: ({ after }) => after,
  });

export const createReply = (postId: string, reply: { id: string; content: string }) =>
  client.call(create, { params: { id: postId }, body: reply });
export const updateReply = (id: string, content: string) =>
  client.call(update, { params: { id }, body: { content } });
export const deleteReply = (id: string) => client.call(remove, { params: { id } });

/** Puts a reply that was just written at the end, or its new wording in its place. */
export function putReply(queries: QueryClient, reply: ForumReply): void {
  queries.setQueryData(repliesQuery(reply.postId).queryKey, (data) => {
    if (!data) return data;
    const isKnown = data.pages.some(({ items }) => items.some(({ id }) => id === reply.id));
    const pages = data.pages.map((page, index) => {
      if (isKnown) return { ...page, items: page.items.map((item) => (item.id === reply.id ? reply : item)) };
      const isLast = index === data.pages.length - 1;
      return isLast ? { ...page, items: [...page.items, reply] } : page;
    });
    return { ...data, pages };
  });
}
