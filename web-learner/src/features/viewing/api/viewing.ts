import type { viewingEndpoints } from '@academy/contracts/http/auth/viewings.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client, createOwnClient } from '../../../shared/api/client.ts';

const open = endpointRef<typeof viewingEndpoints.staffOpenViewing>('POST', '/api/admin/viewings/open');
const end = endpointRef<typeof viewingEndpoints.staffEndViewing>('DELETE', '/api/admin/viewings/:id');

/** In the administrator's own session, which asked for it. */
export const openViewing = (code: string) => client.call(open, { body: { code } });

/** In the administrator's own session too: the viewing's reads alone. */
export const endViewing = (id: string) => createOwnClient().client.call(end, { params: { id } });
