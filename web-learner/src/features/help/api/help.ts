import type { BodyInputOf } from '@academy/contracts/http/endpoint.ts';
import type { OwnHelp } from '@academy/contracts/http/auth/help-tickets.ts';
import type { supportEndpoints } from '@academy/contracts/http/auth/support.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

const ask = endpointRef<typeof supportEndpoints.askForHelp>('POST', '/api/help');
const listOwn = endpointRef<typeof supportEndpoints.listOwnHelp>('GET', '/api/help');

export type HelpTicket = BodyInputOf<typeof supportEndpoints.askForHelp>;
export type OwnQuestion = OwnHelp;

const reply = endpointRef<typeof supportEndpoints.replyToHelp>('POST', '/api/help/:id/replies');

export const replyToHelp = ({ id, ...body }: { id: string; requestId: string; text: string }) =>
  client.call(reply, { params: { id }, body });

export const askForHelp = (ticket: HelpTicket) => client.call(ask, { body: ticket });

/** An answer arrives live; read afresh on arrival, for what came while nothing was open. */
export const ownQuestionsQuery = queryOptions({
  queryKey: ['/api/help'],
  queryFn: () => client.call(listOwn, {}),
  staleTime: 0,
});
