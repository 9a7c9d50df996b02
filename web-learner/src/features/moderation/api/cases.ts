import type { FlagReason } from '@academy/contracts/http/forum/flags.ts';
import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import type { moderationEndpoints } from '@academy/contracts/http/forum/moderation.ts';
import type { forumPostEndpoints } from '@academy/contracts/http/forum/posts.ts';
import type { forumReplyEndpoints } from '@academy/contracts/http/forum/replies.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { textIdOf } from '@academy/web-kit/forum/case-rules.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { withCase, withMute, type Queue } from '../model/queue.ts';

export type { FlagReason, ModerationCase };
export type Decision = 'approve' | 'remove' | 'warn';

type Moderation = typeof moderationEndpoints;
type Posts = typeof forumPostEndpoints;
type Replies = typeof forumReplyEndpoints;
const list = endpointRef<Moderation['listModerationCases']>('GET', '/api/admin/flags');
const one = endpointRef<Moderation['getModerationCase']>('GET', '/api/admin/flags/:id');
const decision = endpointRef<Moderation['decideModerationCase']>('POST', '/api/admin/flags/:id/decision');
const notes = endpointRef<Moderation['addModerationNote']>('POST', '/api/admin/flags/:id/notes');
const postHistory = endpointRef<Posts['forumPostHistory']>('GET', '/api/admin/posts/:id/history');
const replyHistory = endpointRef<Replies['forumReplyHistory']>('GET', '/api/admin/replies/:id/history');
const mute = endpointRef<Moderation['muteMember']>('PUT', '/api/admin/mutes/:id');
const unmute = endpointRef<Moderation['unmuteMember']>('DELETE', '/api/admin/mutes/:id');

const FLAGS = '/api/admin/flags';
/** How many cases one reading of the queue gives. */
export const QUEUE_LENGTH = 50;
/** Nothing tells browsers of a new flag, so the count is asked for again. */
const COUNT_MS = 30_000;
/** The longest reason or note, by the contract. */
export const REASON_LENGTH = 500;
export const MUTE_DAYS = { min: 1, max: 365, usual: 7 };

const pending = { filter: JSON.stringify({ isOpen: true }), sort: JSON.stringify(['openedAt', 'DESC']) };

/** The newest cases that wait. Read on arrival and when asked, never under somebody who is in the middle of a case. */
export const queueQuery = queryOptions({
  queryKey: [FLAGS, 'queue'],
  queryFn: async (): Promise<Queue> => {
    const { items, total } = await client.list(list, {
      query: { ...pending, range: JSON.stringify([0, QUEUE_LENGTH - 1]) },
    });
    return { cases: items, total };
  },
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** How many cases wait. */
export const waitingQuery = queryOptions({
  queryKey: [FLAGS, 'waiting'],
  queryFn: async () => (await client.list(list, { query: { ...pending, range: '[0,0]' } })).total,
  refetchInterval: COUNT_MS,
  staleTime: 0,
});

/** What the text of a case said before its author edited it, newest first. */
export const wordingsQuery = (record: ModerationCase) => {
  const id = textIdOf(record);
  return queryOptions({
    queryKey: [FLAGS, record.id, 'wordings'],
    queryFn: () =>
      record.kind === 'post'
        ? client.call(postHistory, { params: { id } })
        : client.call(replyHistory, { params: { id } }),
    gcTime: 0,
  });
};

export const readCase = (id: string) => client.call(one, { params: { id } });

/** Decides on the case as it was read: 409 where something has happened since. */
export const decide = ({ id, version, wording }: ModerationCase, action: Decision, reason: string) =>
  client.call(decision, { params: { id }, body: { action, reason, version, wording } });
export const addNote = (id: string, text: string) => client.call(notes, { params: { id }, body: { text } });
export const muteMember = (id: string, days: number, reason: string) =>
  client.call(mute, { params: { id }, body: { days, reason } });
export const unmuteMember = (id: string) => client.call(unmute, { params: { id } });

/** Shows a case as it is now, in its place. */
export const putCase = (queries: QueryClient, record: ModerationCase): void =>
  void queries.setQueryData(queueQuery.queryKey, (queue) => queue && withCase(queue, record));

/** Shows until when a member is muted, in all their cases. */
export const putMute = (queries: QueryClient, userId: string, until: string | null): void =>
  void queries.setQueryData(queueQuery.queryKey, (queue) => queue && withMute(queue, userId, until));

/** Counts one case more or less as waiting, until the server is asked again. */
export const countWaiting = (queries: QueryClient, change: 1 | -1): void =>
  void queries.setQueryData(waitingQuery.queryKey, (count) => count && Math.max(0, count + change));
