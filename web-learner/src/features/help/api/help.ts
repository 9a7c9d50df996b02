import type { BodyInputOf } from '@academy/contracts/http/endpoint.ts';
import type { requestEndpoints } from '@academy/contracts/http/requests.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';

const ask = endpointRef<typeof requestEndpoints.askForHelp>('POST', '/api/help');

export type HelpRequest = BodyInputOf<typeof requestEndpoints.askForHelp>;

export const askForHelp = (request: HelpRequest) => client.call(ask, { body: request });
