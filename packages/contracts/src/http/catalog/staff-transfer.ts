import { z } from 'zod';
import {
  exporting,
  importBodySchema,
  importing,
  importPlanSchema,
  planBodySchema,
} from '../../shared/content-transfer.ts';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

export const courseImportPlanSchema = importPlanSchema.extend({ courseId: z.string() });
export type CourseImportPlan = z.infer<typeof courseImportPlanSchema>;

/** What takes a course out as files, and brings it in. */
export const staffTransferEndpoints = {
  staffExportCourse: defineEndpoint({
    ...exporting,
    path: '/api/admin/courses/:id/export',
    summary:
      'Download a course with its lessons and exercises as a ZIP archive, in the form of content/courses.',
    params: idParamsSchema,
    errors: [404, 409],
  }),
  staffPlanImport: defineEndpoint({
    ...importing,
    path: '/api/admin/courses/import/plan',
    summary: 'Say what the import of a course would create and change. Nothing is stored.',
    body: planBodySchema,
    response: courseImportPlanSchema,
  }),
  staffImportCourse: defineEndpoint({
    ...importing,
    path: '/api/admin/courses/import',
    summary: 'Import a course from its files, all or nothing.',
    body: importBodySchema,
    response: courseImportPlanSchema,
  }),
} as const;
