import type { supportEndpoints } from '@academy/contracts/http/auth/support.ts';
import type { BodyInputOf } from '@academy/contracts/http/endpoint.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';

const add = endpointRef<typeof supportEndpoints.addLead>('POST', '/api/business/leads');

export type Lead = BodyInputOf<typeof supportEndpoints.addLead>;

export const addLead = (lead: Lead) => client.call(add, { body: lead });
