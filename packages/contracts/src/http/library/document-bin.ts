import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { staffDocumentSchema } from './staff-documents.ts';

/** A document that staff deleted, until it ends for good. */
export const documentBinEntrySchema = z.object({
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  /** Whether readers see it again at once when it comes back. */
  isPublished: z.boolean(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
  endsAt: z.iso.datetime(),
});
export type DocumentBinEntry = z.infer<typeof documentBinEntrySchema>;

/** What staff deleted of documents. */
export const documentBinEndpoints = {
  staffListDocumentBin: defineEndpoint({
    method: 'GET',
    path: '/api/admin/document-bin',
    summary: 'List the documents in the bin (ra-data-simple-rest conventions).',
    access: 'content.read',
    query: staffListQuerySchema,
    response: z.array(documentBinEntrySchema),
  }),
  staffRestoreDocument: defineEndpoint({
    method: 'POST',
    path: '/api/admin/documents/:id/restore',
    summary: 'Take a document out of the bin. One that was published is published again at once.',
    access: 'content.write',
    params: idParamsSchema,
    response: staffDocumentSchema,
    errors: [404, 409],
  }),
} as const;
