import type {
  DocumentCategory,
  documentCategoryEndpoints,
} from '@academy/contracts/http/library/document-categories.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { DocumentCategory };

const list = endpointRef<typeof documentCategoryEndpoints.listDocumentCategories>(
  'GET',
  '/api/document-categories',
);

export const categoriesQuery = queryOptions({
  queryKey: ['/api/document-categories'],
  queryFn: () => client.call(list, {}),
});
