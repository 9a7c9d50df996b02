import { z } from 'zod';
import { oneLineText } from '../../shared/person-text.ts';
import {
  contentStatusSchema,
  idParamsSchema,
  listQuerySchema,
  staffListQuerySchema,
} from '../../shared/lists.ts';
import { languageSchema } from '../../shared/language.ts';
import { defineEndpoint } from '../endpoint.ts';

export const documentIconSchema = z.enum(['file', 'book', 'lightbulb', 'building']);
export const documentCategorySchema = z.enum(['guides', 'cases', 'enterprise', 'reference']);

/** A document in a list: no body. */
export const documentSummarySchema = z.object({
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
  category: documentCategorySchema,
  pageCount: z.number().int(),
  readingMinutes: z.number().int(),
  isPremium: z.boolean(),
  iconName: documentIconSchema,
  /** A style class. */
  iconColor: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  /** Whether the caller may read it whole. */
  isOpen: z.boolean(),
});
export type DocumentSummary = z.infer<typeof documentSummarySchema>;

/** Whole where the caller may read it; otherwise `locked` with an excerpt and never the content. */
export const documentSchema = z.discriminatedUnion('locked', [
  documentSummarySchema.extend({ locked: z.literal(false), contentEs: z.string(), contentEn: z.string() }),
  documentSummarySchema.extend({ locked: z.literal(true), excerptEs: z.string(), excerptEn: z.string() }),
]);
export type LibraryDocument = z.infer<typeof documentSchema>;

/** A draft may lack some; what is queued or published has each in both languages. */
const titleText = oneLineText({ min: 0, max: 200 });
const descriptionText = z.string().trim().max(1000);
const contentText = z.string().trim().max(50_000);

export const documentDraftSchema = z.object({
  titleEs: titleText.default(''),
  titleEn: titleText.default(''),
  descriptionEs: descriptionText.default(''),
  descriptionEn: descriptionText.default(''),
  contentEs: contentText.default(''),
  contentEn: contentText.default(''),
  category: documentCategorySchema,
  isPremium: z.boolean(),
  iconName: documentIconSchema.default('file'),
  iconColor: z.string().max(60).default('text-ink'),
  status: contentStatusSchema.default('draft'),
});
export type DocumentDraft = z.infer<typeof documentDraftSchema>;

/** What staff may change; other keys are ignored, since clients send the whole record. */
export const documentChangeSchema = z.object({
  titleEs: titleText.optional(),
  titleEn: titleText.optional(),
  descriptionEs: descriptionText.optional(),
  descriptionEn: descriptionText.optional(),
  contentEs: contentText.optional(),
  contentEn: contentText.optional(),
  category: documentCategorySchema.optional(),
  isPremium: z.boolean().optional(),
  iconName: documentIconSchema.optional(),
  iconColor: z.string().max(60).optional(),
  status: contentStatusSchema.optional(),
});

export const staffDocumentSchema = documentDraftSchema.extend({
  id: z.string(),
  pageCount: z.number().int(),
  readingMinutes: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** Its place in the queue of what is published next: the oldest first. Null while it is not queued. */
  queuedAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type StaffDocument = z.infer<typeof staffDocumentSchema>;

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
    query: listQuerySchema.extend({ category: documentCategorySchema.optional() }),
    response: z.array(documentSummarySchema),
    cacheable: true,
  }),
  getDocument: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id',
    summary: 'Get one document: the full text if the caller may read it, otherwise an excerpt.',
    access: 'public',
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
    access: 'administrator',
    query: staffListQuerySchema,
    response: z.array(staffDocumentSchema),
  }),
  staffGetDocument: defineEndpoint({
    method: 'GET',
    path: '/api/admin/documents/:id',
    summary: 'Get one document in any status.',
    access: 'administrator',
    params: idParamsSchema,
    response: staffDocumentSchema,
    errors: [404],
  }),
  staffCreateDocument: defineEndpoint({
    method: 'POST',
    path: '/api/admin/documents',
    summary: 'Create a document. Publishing it notifies every open browser.',
    access: 'administrator',
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
    access: 'administrator',
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
    access: 'administrator',
    params: idParamsSchema,
    response: z.object({ id: z.string() }),
    errors: [404, 409],
  }),
} as const;
