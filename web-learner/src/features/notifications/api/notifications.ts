import type {
  Notification,
  notificationEndpoints,
  NotificationPage,
} from '@academy/contracts/http/scheduler/notifications.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { Notification, NotificationPage };

type Endpoints = typeof notificationEndpoints;
const list = endpointRef<Endpoints['listNotifications']>('GET', '/api/notifications');
const unread = endpointRef<Endpoints['countUnreadNotifications']>('GET', '/api/notifications/unread');
const readOne = endpointRef<Endpoints['readNotification']>('POST', '/api/notifications/:id/read');
const readAll = endpointRef<Endpoints['readAllNotifications']>('POST', '/api/notifications/read-all');

const LIST = '/api/notifications';

/** How many are unread; the server counts up to 100. */
export const unreadQuery = queryOptions({
  queryKey: [LIST, 'unread'],
  queryFn: () => client.call(unread, {}),
});

export const notificationsQuery = infiniteQueryOptions({
  queryKey: [LIST, 'pages'],
  initialPageParam: null as string | null,
  queryFn: ({ pageParam }) =>
    client.call(list, { query: { limit: 20, ...(pageParam !== null && { after: pageParam }) } }),
  getNextPageParam: ({ next }: NotificationPage) => next,
});

export const markRead = (id: string) => client.call(readOne, { params: { id } });
export const markAllRead = () => client.call(readAll, {});
