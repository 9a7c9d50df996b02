import type { ForumPost, ForumPostSummary, ForumTopic } from '@academy/contracts/http/forum/post-views.ts';
import type { ForumPostDraft } from '@academy/contracts/http/forum/post-writes.ts';
import type { forumPostEndpoints } from '@academy/contracts/http/forum/posts.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';
import { filterQuery, type PostFilters } from '../model/filters.ts';

export type { ForumPost, ForumPostDraft, ForumPostSummary, ForumTopic };

type Posts = typeof forumPostEndpoints;
const list = endpointRef<Posts['listForumPosts']>('GET', '/api/forum/posts');
const one = endpointRef<Posts['getForumPost']>('GET', '/api/forum/posts/:id');
const similar = endpointRef<Posts['similarForumPosts']>('GET', '/api/forum/similar');
const create = endpointRef<Posts['createForumPost']>('POST', '/api/forum/posts');
const update = endpointRef<Posts['updateForumPost']>('PATCH', '/api/forum/posts/:id');
const remove = endpointRef<Posts['deleteForumPost']>('DELETE', '/api/forum/posts/:id');
const addMeToo = endpointRef<Posts['addMeToo']>('PUT', '/api/forum/posts/:id/me-too');
const removeMeToo = endpointRef<Posts['removeMeToo']>('DELETE', '/api/forum/posts/:id/me-too');
const subscribe = endpointRef<Posts['subscribeToPost']>('PUT', '/api/forum/posts/:id/subscription');
const unsubscribe = endpointRef<Posts['unsubscribeFromPost']>('DELETE', '/api/forum/posts/:id/subscription');
const read = endpointRef<Posts['markPostRead']>('PUT', '/api/forum/posts/:id/read');
const accept = endpointRef<Posts['acceptReply']>('PUT', '/api/forum/posts/:id/accepted-reply');
const unaccept = endpointRef<Posts['unacceptReply']>('DELETE', '/api/forum/posts/:id/accepted-reply');

const LIST = '/api/forum/posts';
const PAGE = 20;
/** By the contract, in characters. */
export const TITLE = { min: 5, max: 120 };
export const CONTENT = { min: 20, max: 20_000 };

/** Lists whose order and length a new post changes. */
export const listKey = [LIST] as const;

export const postsQuery = (filters: PostFilters) =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages', filters],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      client.page(list, {
        query: { ...filterQuery(filters), limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    getNextPageParam: ({ after }) => after,
  });

/** The newest few, for places beside the list; in one language where given. */
export const newestQuery = (count: number, language?: Language) =>
  queryOptions({
    queryKey: [LIST, 'newest', count, language],
    queryFn: () => client.call(list, { query: { limit: count, ...(language && { language }) } }),
  });

/** Posts that nobody has replied to yet. */
export const unansweredQuery = queryOptions({
  queryKey: [LIST, 'unanswered'],
  queryFn: () => client.call(list, { query: { unanswered: 'true', limit: PAGE } }),
});

export const topicPostsQuery = ({ kind, id }: ForumTopic, count: number) =>
  queryOptions({
    queryKey: [LIST, 'topic', kind, id],
    queryFn: () => client.call(list, { query: { [kind]: id, limit: count } }),
  });

export const postPath = (id: string) => `/api/forum/posts/${id}`;

export const postQuery = (id: string) =>
  queryOptions({ queryKey: [postPath(id)], queryFn: () => client.call(one, { params: { id } }) });

export const similarQuery = (title: string) =>
  queryOptions({
    queryKey: ['/api/forum/similar', title],
    queryFn: ({ signal }) => client.call(similar, { query: { title }, signal }),
  });

export const createPost = (draft: ForumPostDraft) => client.call(create, { body: draft });

export type PostChange = Partial<Pick<ForumPost, 'title' | 'content' | 'categoryId' | 'isSpanish'>>;
export const updatePost = (id: string, change: PostChange) =>
  client.call(update, { params: { id }, body: change });
export const deletePost = (id: string) => client.call(remove, { params: { id } });

export const setMeToo = (id: string, meToo: boolean) =>
  meToo ? client.call(addMeToo, { params: { id } }) : client.call(removeMeToo, { params: { id } });
export const setSubscribed = (id: string, subscribed: boolean) =>
  subscribed ? client.call(subscribe, { params: { id } }) : client.call(unsubscribe, { params: { id } });
export const markRead = (id: string, upTo: string) => client.call(read, { params: { id }, body: { upTo } });
export const acceptReply = (id: string, replyId: string) =>
  client.call(accept, { params: { id }, body: { replyId } });
export const unacceptReply = (id: string) => client.call(unaccept, { params: { id } });
