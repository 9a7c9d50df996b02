import type { catalogEndpoints } from '@academy/contracts/http/catalog.ts';
import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';
import type { DraftServer } from '../model/drafts.ts';

const list = endpointRef<typeof catalogEndpoints.listDrafts>('GET', '/api/lessons/:id/drafts');
const save = endpointRef<typeof catalogEndpoints.saveDraft>('PUT', '/api/exercises/:id/draft');

const CONFLICT = 409;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** The drafts of one lesson at the server. */
export const draftServer = (lessonId: string): DraftServer => ({
  list: () => client.call(list, { params: { id: lessonId } }),
  save: (id, { text, version }, { isLeaving }) =>
    client.call(save, { params: { id }, body: { text, version }, keepalive: isLeaving }),
  failureOf(error) {
    if (error instanceof NetworkError) return 'offline';
    if (!(error instanceof ApiError)) return 'refused';
    if (error.status === CONFLICT) return 'conflict';
    return error.status >= SERVER_ERROR || error.status === TOO_MANY ? 'offline' : 'refused';
  },
});
