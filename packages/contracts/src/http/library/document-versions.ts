import { contentStatusSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { fileState, keptState, keptVersions } from '../../shared/kept-versions.ts';
import { publishingDeadlineMs } from './documents.ts';
import { staffDocumentSchema } from './staff-documents.ts';

const documentState = staffDocumentSchema
  .pick({
    titleEs: true,
    titleEn: true,
    descriptionEs: true,
    descriptionEn: true,
    contentEs: true,
    contentEn: true,
    category: true,
    isPremium: true,
    iconName: true,
    iconColor: true,
  })
  .extend({ status: contentStatusSchema });

/** What staff ask of the kept states of documents. */
export const documentVersionEndpoints = {
  staffListDocumentVersions: defineEndpoint({
    ...keptVersions.list,
    path: '/api/admin/documents/:id/versions',
    summary: 'List the kept versions of a document, newest first.',
  }),
  staffGetDocumentVersion: defineEndpoint({
    ...keptVersions.one,
    path: '/api/admin/documents/:id/versions/:versionId',
    summary: 'Get one version of a document with its state.',
    response: keptState(documentState),
  }),
  staffRestoreDocumentVersion: defineEndpoint({
    ...keptVersions.restored,
    path: '/api/admin/documents/:id/versions/:versionId/restore',
    summary: 'Save the texts and facts of a version as the document. Whether it is published stays.',
    response: staffDocumentSchema,
    notes: keptVersions.restoring,
    deadlineMs: publishingDeadlineMs,
  }),
  staffGetDocumentFile: defineEndpoint({
    ...keptVersions.file,
    path: '/api/admin/documents/:id/file',
    summary: 'Get what the file of a document says, as it was imported last.',
    response: fileState(documentState),
  }),
  staffRestoreDocumentFile: defineEndpoint({
    ...keptVersions.fileRestored,
    path: '/api/admin/documents/:id/file/restore',
    summary: 'Save what the file of a document says as the document.',
    response: staffDocumentSchema,
    notes: keptVersions.restoring,
    deadlineMs: publishingDeadlineMs,
  }),
} as const;
