import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** What takes a course out as files. */
export const staffTransferEndpoints = {
  staffExportCourse: defineEndpoint({
    method: 'GET',
    path: '/api/admin/courses/:id/export',
    summary:
      'Download a course with its lessons and exercises as a ZIP archive, in the form of content/courses.',
    access: 'administrator',
    params: idParamsSchema,
    media: 'application/zip',
    errors: [404, 409],
  }),
} as const;
