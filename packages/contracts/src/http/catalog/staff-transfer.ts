import { z } from 'zod';
import { idParamsSchema, idSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** An archive of five megabytes in Base64, or as much in single files. */
const importBytes = 8 * 1024 * 1024;
/** Every exercise that becomes another one for learners is judged by its own samples. */
const importDeadlineMs = 60_000;

/** What staff chose: an archive, or a folder whose files the browser sends one by one. */
export const importSourceSchema = z.union([
  z.strictObject({ archive: z.base64() }),
  z.strictObject({ files: z.array(z.strictObject({ path: z.string().max(1000), text: z.string() })).min(1) }),
]);
export type ImportSource = z.infer<typeof importSourceSchema>;

export const importedKindSchema = z.enum(['courses', 'lessons', 'exercises']);

/** A field that the files say differently. `null` is what is absent or not known. */
const importedFieldSchema = z.object({
  field: z.string(),
  /** Taken from the file; left as staff have it, since the file is as it was imported last; or staff and file both changed it. */
  is: z.enum(['changed', 'kept', 'conflict']),
  base: z.unknown(),
  ours: z.unknown(),
  file: z.unknown(),
});

const importedRecordSchema = z.object({
  kind: importedKindSchema,
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  /** Where in the folder it stands; null for what the files do not have, which stays as it is. */
  path: z.string().nullable(),
  is: z.enum(['created', 'changed', 'unchanged', 'absent']),
  fields: z.array(importedFieldSchema),
});

export const importPlanSchema = z.object({
  courseId: z.string(),
  /** Stands for everything as it was compared: another one as soon as any of it changes. */
  basis: z.string(),
  records: z.array(importedRecordSchema),
  /** Files that no import from the console reads, such as prompts in `unseen/`. */
  passedOver: z.array(z.string()),
});
export type ImportPlan = z.infer<typeof importPlanSchema>;
export type ImportedRecord = ImportPlan['records'][number];

/** Whose wording of a field in conflict is to stand. */
export const importChoiceSchema = z.strictObject({
  kind: importedKindSchema,
  id: idSchema,
  field: z.string().max(40),
  take: z.enum(['ours', 'file']),
});
export type ImportChoice = z.infer<typeof importChoiceSchema>;

const importing = {
  method: 'POST',
  access: 'content.write',
  maxBodyBytes: importBytes,
  deadlineMs: importDeadlineMs,
  response: importPlanSchema,
  notes: '400 lists in `fields` each file at fault with its line and field, and says what to do.',
} as const;

/** What takes a course out as files, and brings it in. */
export const staffTransferEndpoints = {
  staffExportCourse: defineEndpoint({
    method: 'GET',
    path: '/api/admin/courses/:id/export',
    summary:
      'Download a course with its lessons and exercises as a ZIP archive, in the form of content/courses.',
    access: 'content.read',
    params: idParamsSchema,
    media: 'application/zip',
    errors: [404, 409],
  }),
  staffPlanImport: defineEndpoint({
    ...importing,
    path: '/api/admin/courses/import/plan',
    summary: 'Say what the import of a course would create and change. Nothing is stored.',
    body: z.strictObject({ source: importSourceSchema }),
    errors: [409],
  }),
  staffImportCourse: defineEndpoint({
    ...importing,
    path: '/api/admin/courses/import',
    summary: 'Import a course from its files, all or nothing.',
    body: z.strictObject({
      source: importSourceSchema,
      basis: z.string().max(100),
      choices: z.array(importChoiceSchema).max(5000).default([]),
    }),
    errors: [409],
  }),
} as const;
