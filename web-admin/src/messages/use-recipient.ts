import type { teamMessageEndpoints } from '@academy/contracts/http/auth/team-messages.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../app/api.ts';

const recipientCall = endpointRef<typeof teamMessageEndpoints.staffGetMessageRecipient>(
  'GET',
  '/api/admin/message-recipients/:id',
);

/** Whom a message goes to: their name, and the language that they read. */
export const useRecipient = (userId: string) =>
  useQuery({
    queryKey: ['message-recipients', userId],
    queryFn: () => client.call(recipientCall, { params: { id: userId } }),
  });
