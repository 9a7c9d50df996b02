import { z } from 'zod';
import { idSchema } from './lists.ts';

/** An archive of five megabytes in Base64, or as much in single files. */
const importBytes = 8 * 1024 * 1024;
/** Every exercise that becomes another one for learners is judged by its own samples, and every document drawn. */
const importDeadlineMs = 60_000;

/** What staff chose: an archive, or a folder whose files the browser sends one by one. */
export const importSourceSchema = z.union([
  z.strictObject({ archive: z.base64() }),
  z.strictObject({ files: z.array(z.strictObject({ path: z.string().max(1000), text: z.string() })).min(1) }),
]);
export type ImportSource = z.infer<typeof importSourceSchema>;

const importedKindSchema = z.enum(['courses', 'lessons', 'exercises', 'documents']);

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
export type ImportedRecord = z.infer<typeof importedRecordSchema>;

export const importPlanSchema = z.object({
  /** Stands for everything as it was compared: another one as soon as any of it changes. */
  basis: z.string(),
  records: z.array(importedRecordSchema),
  /** Files that no import from the console reads, such as prompts in `unseen/`. */
  passedOver: z.array(z.string()),
});
export type ImportPlan = z.infer<typeof importPlanSchema>;

/** Whose wording of a field in conflict is to stand. */
const importChoiceSchema = z.strictObject({
  kind: importedKindSchema,
  id: idSchema,
  field: z.string().max(40),
  take: z.enum(['ours', 'file']),
});
export type ImportChoice = z.infer<typeof importChoiceSchema>;

export const planBodySchema = z.strictObject({ source: importSourceSchema });

export const importBodySchema = z.strictObject({
  source: importSourceSchema,
  basis: z.string().max(100),
  choices: z.array(importChoiceSchema).max(5000).default([]),
});

/** What the calls that plan an import, and do it, have in common. */
export const importing = {
  method: 'POST',
  access: 'content.write',
  maxBodyBytes: importBytes,
  deadlineMs: importDeadlineMs,
  errors: [409],
  notes: '400 lists in `fields` each file at fault with its line and field, and says what to do.',
} as const;

/** What the calls that give files have in common. */
export const exporting = {
  method: 'GET',
  access: 'content.read',
  media: 'application/zip',
} as const;
