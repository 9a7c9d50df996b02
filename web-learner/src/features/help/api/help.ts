import type { BodyInputOf } from '@academy/contracts/http/endpoint.ts';
import type { supportEndpoints } from '@academy/contracts/http/support.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';

const ask = endpointRef<typeof supportEndpoints.askForHelp>('POST', '/api/help');

export type HelpTicket = BodyInputOf<typeof supportEndpoints.askForHelp>;

export const askForHelp = (ticket: HelpTicket) => client.call(ask, { body: ticket });
