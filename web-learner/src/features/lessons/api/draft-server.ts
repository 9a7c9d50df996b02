import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';
import { saveFailureOf } from '../../../shared/synced-text/text-server.ts';
import type { DraftServer } from '../model/drafts.ts';

const list = endpointRef<typeof catalogEndpoints.listDrafts>('GET', '/api/lessons/:id/drafts');
const save = endpointRef<typeof catalogEndpoints.saveDraft>('PUT', '/api/exercises/:id/draft');

/** The drafts of one lesson at the server. */
export const draftServer = (lessonId: string): DraftServer => ({
  list: () => client.call(list, { params: { id: lessonId } }),
  save: (id, { text, version }, { isLeaving }) =>
    client.call(save, { params: { id }, body: { text, version }, keepalive: isLeaving }),
  failureOf: saveFailureOf,
});
