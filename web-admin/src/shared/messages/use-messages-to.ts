import type { StaffMessage, teamMessageEndpoints } from '@academy/contracts/http/auth/team-messages.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { client } from '../../app/api.ts';
import { useMayRead } from '../rights/use-may.ts';
import { firstRows } from '../staff-list-query.ts';

const messageList = endpointRef<typeof teamMessageEndpoints.staffListMessages>('GET', '/api/admin/messages');
const MOST = 500;

/** What staff wrote to these people, newest first: one call for all of them. Nobody's for who may not read messages. */
export function useMessagesTo(userIds: readonly string[]) {
  const ids = [...new Set(userIds)].toSorted();
  const mayRead = useMayRead('messages');
  return useQuery({
    queryKey: ['messages', 'to', ids],
    queryFn: async () => (await client.list(messageList, { query: firstRows({ userId: ids }, MOST) })).items,
    enabled: mayRead && ids.length > 0,
  });
}

/** The latest to one of a list's people; every row shares the call. */
export function useLastMessageInList(userId: string): StaffMessage | undefined {
  const { data = [] } = useListContext<{ id: string; userId: string }>();
  return useMessagesTo(data.map((row) => row.userId)).data?.find((message) => message.userId === userId);
}
