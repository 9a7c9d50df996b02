import { z } from 'zod';
import {
  categoryChangeFields,
  categoryDraftFields,
  categoryIdSchema,
  staffCategoryFields,
} from '../../shared/category-fields.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

export const documentCategorySchema = z.object({ id: z.string(), nameEs: z.string(), nameEn: z.string() });
export type DocumentCategory = z.infer<typeof documentCategorySchema>;

export const documentCategoryDraftSchema = z.object(categoryDraftFields);

/**
 * What staff may change; other keys are ignored, since clients send the whole record. A retired category takes no more
 * documents, and keeps those that it has.
 */
export const documentCategoryChangeSchema = z.object(categoryChangeFields);

export const staffDocumentCategorySchema = documentCategorySchema.extend({
  ...staffCategoryFields,
  /** Its documents, whatever their status, those in the bin too. */
  documentCount: z.number().int(),
  /** How many of them lie in the bin. */
  binnedCount: z.number().int(),
});
export type StaffDocumentCategory = z.infer<typeof staffDocumentCategorySchema>;

const reading = { access: 'content.read' } as const;
const writing = { access: 'content.write' } as const;
const deleted = z.object({ id: z.string() });

export const documentCategoryEndpoints = {
  listDocumentCategories: defineEndpoint({
    method: 'GET',
    path: '/api/document-categories',
    summary: 'List the categories of documents in their order.',
    access: 'public',
    inViewing: true,
    response: z.array(documentCategorySchema),
    cacheable: true,
  }),
  staffListDocumentCategories: defineEndpoint({
    ...reading,
    method: 'GET',
    path: '/api/admin/document-categories',
    summary: 'List all categories of documents (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(staffDocumentCategorySchema),
  }),
  staffGetDocumentCategory: defineEndpoint({
    ...reading,
    method: 'GET',
    path: '/api/admin/document-categories/:id',
    summary: 'Get one category of documents.',
    params: idParamsSchema,
    response: staffDocumentCategorySchema,
    errors: [404],
  }),
  staffCreateDocumentCategory: defineEndpoint({
    ...writing,
    method: 'POST',
    path: '/api/admin/document-categories',
    summary: 'Create a category of documents, last in the order. Audited.',
    body: documentCategoryDraftSchema,
    status: 201,
    response: staffDocumentCategorySchema,
    errors: [409],
  }),
  staffUpdateDocumentCategory: defineEndpoint({
    ...writing,
    method: 'PATCH',
    path: '/api/admin/document-categories/:id',
    summary: 'Rename, reorder, retire or bring back a category of documents. Audited.',
    params: idParamsSchema,
    body: documentCategoryChangeSchema,
    response: staffDocumentCategorySchema,
    errors: [404, 409],
  }),
  staffDeleteDocumentCategory: defineEndpoint({
    ...writing,
    method: 'DELETE',
    path: '/api/admin/document-categories/:id',
    summary: 'Delete a category that has no documents. Audited.',
    notes: '409 `category-not-empty` says how many documents it has: move them with `move-and-delete`.',
    params: idParamsSchema,
    response: deleted,
    errors: [404, 409],
  }),
  staffMoveAndDeleteDocumentCategory: defineEndpoint({
    ...writing,
    method: 'POST',
    path: '/api/admin/document-categories/:id/move-and-delete',
    summary: 'Move all documents of a category into another one and delete it. Audited, with each document.',
    notes:
      'Decided in one write, and carried on by itself after a crash: 503 `move-unfinished` says that it goes on. ' +
      'Sent again with the same `into`, it answers the same.',
    params: idParamsSchema,
    /** The id of another category that takes documents. */
    body: z.object({ into: categoryIdSchema }),
    response: deleted,
    errors: [404, 409],
  }),
} as const;
