import type { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import type { DocumentSummary, LibraryDocument } from '@academy/contracts/http/library/document-views.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type { DocumentSummary, LibraryDocument };

const list = endpointRef<typeof libraryEndpoints.listDocuments>('GET', '/api/documents');
const one = endpointRef<typeof libraryEndpoints.getDocument>('GET', '/api/documents/:id');
const related = endpointRef<typeof libraryEndpoints.relatedDocuments>('GET', '/api/documents/:id/related');
const download = endpointRef<typeof libraryEndpoints.downloadDocument>('GET', '/api/documents/:id/download');

export const documentsQuery = queryOptions({
  queryKey: ['/api/documents'],
  queryFn: () => client.call(list, {}),
});

export const documentQuery = (id: string) =>
  queryOptions({ queryKey: ['/api/documents', id], queryFn: () => client.call(one, { params: { id } }) });

export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/documents', id, 'related'],
    queryFn: () => client.call(related, { params: { id } }),
  });

export const downloadDocument = (id: string, lang: Language) =>
  client.download(download, { params: { id }, query: { lang } });
