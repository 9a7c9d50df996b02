import { z } from 'zod';
import { categoryIdSchema } from '../../shared/category-fields.ts';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, listQuerySchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { documentSchema, documentSummarySchema } from './document-views.ts';
import { documentChangeSchema, documentDraftSchema, staffDocumentSchema } from './staff-documents.ts';

/** Two languages of 50,000 characters, each of up to four bytes or escaped as six. */
const staffDocumentBytes = 1024 * 1024;

/** Publishing draws both PDFs first: a text that none can be made of is refused by name, also on a busy machine. */
export const publishingDeadlineMs = 30_000;

export const documentEndpoints = {
  listDocuments: defineEndpoint({
    method: 'GET',
    path: '/api/documents',
    summary: 'List the published documents, newest first, without their text.',
    access: 'public',
    inViewing: true,
    query: listQuerySchema.extend({ category: categoryIdSchema.optional() }),
    response: z.array(documentSummarySchema),
    cacheable: true,
  }),
  getDocument: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id',
    summary: 'Get one document: the full text if the caller may read it, otherwise an excerpt.',
    access: 'public',
    inViewing: true,
    params: idParamsSchema,
    response: documentSchema,
    errors: [404],
    cacheable: true,
  }),
  relatedDocuments: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id/related',
    summary: 'List up to three related published documents.',
    access: 'public',
    inViewing: true,
    params: idParamsSchema,
    response: z.array(documentSummarySchema),
    errors: [404],
    cacheable: true,
  }),
  downloadDocument: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id/download',
    summary: 'Download a document as a PDF. Requires access to the full text.',
    access: 'member',
    params: idParamsSchema,
    query: z.object({ lang: languageSchema.optional() }),
    media: 'application/pdf',
    errors: [404, 422],
  }),
  staffListDocuments: defineEndpoint({
    method: 'GET',
    path: '/api/admin/documents',
    summary: 'List all documents (ra-data-simple-rest conventions).',
    access: 'content.read',
    query: staffListQuerySchema,
    response: z.array(staffDocumentSchema),
  }),
  staffGetDocument: defineEndpoint({
    method: 'GET',
    path: '/api/admin/documents/:id',
    summary: 'Get one document in any status.',
    access: 'content.read',
    params: idParamsSchema,
    response: staffDocumentSchema,
    errors: [404],
  }),
  staffCreateDocument: defineEndpoint({
    method: 'POST',
    path: '/api/admin/documents',
    summary: 'Create a document. Publishing it notifies every open browser.',
    access: 'content.write',
    body: documentDraftSchema,
    status: 201,
    response: staffDocumentSchema,
    maxBodyBytes: staffDocumentBytes,
    deadlineMs: publishingDeadlineMs,
  }),
  staffUpdateDocument: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/documents/:id',
    summary: 'Update a document. Publishing it notifies every open browser.',
    access: 'content.write',
    params: idParamsSchema,
    body: documentChangeSchema,
    response: staffDocumentSchema,
    errors: [404, 409],
    maxBodyBytes: staffDocumentBytes,
    deadlineMs: publishingDeadlineMs,
  }),
  staffDeleteDocument: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/documents/:id',
    summary: 'Put a document into the bin, where it can be restored for 30 days.',
    access: 'content.write',
    params: idParamsSchema,
    response: z.object({ id: z.string() }),
    errors: [404, 409],
  }),
} as const;
