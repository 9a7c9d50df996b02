import type { forumCategoryEndpoints, ForumCategory } from '@academy/contracts/http/forum/categories.ts';
import type { communityEndpoints, WritingAllowance } from '@academy/contracts/http/forum/community.ts';
import type { ForumAuthor, ShownDecision } from '@academy/contracts/http/forum/forum-author.ts';
import type { FlagReason } from '@academy/contracts/http/forum/flags.ts';
import type { moderationEndpoints } from '@academy/contracts/http/forum/moderation.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { FlagReason, ForumAuthor, ForumCategory, ShownDecision, WritingAllowance };

const categories = endpointRef<typeof forumCategoryEndpoints.listForumCategories>(
  'GET',
  '/api/forum/categories',
);
const figures = endpointRef<typeof communityEndpoints.communityFigures>('GET', '/api/forum/figures');
const allowance = endpointRef<typeof communityEndpoints.writingAllowance>('GET', '/api/forum/standing');
const flagPost = endpointRef<typeof moderationEndpoints.flagPost>('POST', '/api/forum/posts/:id/flags');
const flagReply = endpointRef<typeof moderationEndpoints.flagReply>('POST', '/api/forum/replies/:id/flags');
const appealPost = endpointRef<typeof moderationEndpoints.appealPost>('POST', '/api/forum/posts/:id/appeal');
const appealReply = endpointRef<typeof moderationEndpoints.appealReply>(
  'POST',
  '/api/forum/replies/:id/appeal',
);

export const categoriesQuery = queryOptions({
  queryKey: ['/api/forum/categories'],
  queryFn: () => client.call(categories, {}),
});
export const communityFiguresQuery = queryOptions({
  queryKey: ['/api/forum/figures'],
  queryFn: () => client.call(figures, {}),
});
/** A mute begins and ends without a word to the page, so it is read afresh on arrival. */
export const allowanceQuery = queryOptions({
  queryKey: ['/api/forum/standing'],
  queryFn: () => client.call(allowance, {}),
  staleTime: 0,
});

export interface Reported {
  kind: 'post' | 'reply';
  id: string;
}
export const flagReasons: readonly FlagReason[] = [
  'spam',
  'offensive',
  'off_topic',
  'personal_data',
  'other',
];
export const NOTE_LENGTH = 500;

export function report({ kind, id }: Reported, reason: FlagReason, note: string) {
  const sent = { params: { id }, body: { reason, note } };
  return kind === 'post' ? client.call(flagPost, sent) : client.call(flagReply, sent);
}

/** The longest objection, by the contract. */
export const APPEAL_LENGTH = 1_000;

/** Objects to the removal of what the caller wrote. */
export function appealAgainst({ kind, id }: Reported, text: string) {
  const sent = { params: { id }, body: { text } };
  return kind === 'post' ? client.call(appealPost, sent) : client.call(appealReply, sent);
}
