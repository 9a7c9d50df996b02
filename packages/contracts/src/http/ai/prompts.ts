import { z } from 'zod';
import { idParamsSchema, listQuerySchema } from '../../shared/lists.ts';
import { notBlank } from '../../shared/not-blank.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { promptLibraryLimits } from '../../shared/prompt-library-limits.ts';
import { defineEndpoint } from '../endpoint.ts';

export { promptLibraryLimits };

const promptText = notBlank({
  max: promptLibraryLimits.text,
  refusal: { es: 'El prompt no puede estar vacío', en: 'The prompt must not be empty' },
});
const nameText = oneLineText({ min: 1, max: promptLibraryLimits.name });
const tagList = z
  .array(oneLineText({ min: 1, max: promptLibraryLimits.tag }))
  .max(promptLibraryLimits.tags)
  .transform((tags) => [...new Set(tags)]);

/** A saved prompt in a list. */
export const savedPromptSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of its text, on one line. */
  preview: z.string(),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Rises with every change; the ETag for If-Match. */
  version: z.number().int(),
});
export type SavedPromptSummary = z.infer<typeof savedPromptSummarySchema>;

export const savedPromptSchema = savedPromptSummarySchema.omit({ preview: true }).extend({
  text: z.string(),
  /** Earlier wordings, newest first. */
  earlier: z.array(z.object({ version: z.number().int(), text: z.string(), replacedAt: z.iso.datetime() })),
});
export type SavedPrompt = z.infer<typeof savedPromptSchema>;

export const promptDraftSchema = z.object({
  /** Made by the client, so that a retry after a lost answer saves once. 409 where it was used for something else. */
  id: z.uuid().optional(),
  name: nameText,
  text: promptText,
  tags: tagList.default([]),
});
export type PromptDraft = z.infer<typeof promptDraftSchema>;

export const promptChangeSchema = z.object({
  name: nameText.optional(),
  text: promptText.optional(),
  tags: tagList.optional(),
  /** As read, in the place of If-Match; 409 where it has changed since. */
  version: z.number().int().optional(),
});
export type PromptChange = z.infer<typeof promptChangeSchema>;

export const exportedPromptSchema = z.object({
  name: nameText,
  text: promptText,
  tags: tagList.default([]),
});
export type ExportedPrompt = z.infer<typeof exportedPromptSchema>;

export const promptExportSchema = z.object({
  format: z.literal('promptario-prompts'),
  formatVersion: z.literal(1),
  exportedAt: z.iso.datetime(),
  prompts: z.array(exportedPromptSchema),
});
export type PromptExport = z.infer<typeof promptExportSchema>;

/** What an export holds, or just its prompts; other keys are ignored. */
export const promptImportSchema = z.object({
  /** Made by the client: the same import sent again adds nothing more. */
  importId: z.uuid().optional(),
  /** Checked one by one by the server, so that a fault names its entry. */
  prompts: z.array(z.unknown()).min(1).max(promptLibraryLimits.prompts),
});

const mine = { access: 'member', params: idParamsSchema } as const;

/** One text of 10,000 characters, each of up to four bytes or escaped as twelve, with name and tags. */
const promptBytes = 192 * 1024;

export const promptEndpoints = {
  listPrompts: defineEndpoint({
    method: 'GET',
    path: '/api/prompts',
    summary: "List the caller's saved prompts, last changed first, without their text.",
    access: 'member',
    query: listQuerySchema.extend({ tag: z.string().max(promptLibraryLimits.tag).optional() }),
    response: z.array(savedPromptSummarySchema),
    notes: '`q` finds words of the name, the tags or the text, whatever their case and accents.',
  }),
  exportPrompts: defineEndpoint({
    method: 'GET',
    path: '/api/prompts/export',
    summary: "Get all of the caller's prompts in the form that an import takes.",
    access: 'member',
    response: promptExportSchema,
  }),
  importPrompts: defineEndpoint({
    method: 'POST',
    path: '/api/prompts/import',
    summary: 'Add prompts from an export: all of them, or none and the entry at fault.',
    access: 'member',
    body: promptImportSchema,
    status: 201,
    response: z.object({ added: z.number().int() }),
    errors: [409, 413],
    maxBodyBytes: promptLibraryLimits.importBytes,
    notes: '409 where they would exceed the 500 prompts of a member, 413 where their bytes.',
  }),
  getPrompt: defineEndpoint({
    ...mine,
    method: 'GET',
    path: '/api/prompts/:id',
    summary: "Get one of the caller's prompts with its earlier wordings.",
    response: savedPromptSchema,
    errors: [404],
  }),
  createPrompt: defineEndpoint({
    method: 'POST',
    path: '/api/prompts',
    summary: 'Save a prompt.',
    access: 'member',
    body: promptDraftSchema,
    status: 201,
    response: savedPromptSchema,
    errors: [409, 413],
    maxBodyBytes: promptBytes,
    notes: '409 beyond 500 prompts, 413 beyond the bytes that the plan has room for.',
  }),
  updatePrompt: defineEndpoint({
    ...mine,
    method: 'PATCH',
    path: '/api/prompts/:id',
    summary: "Change one of the caller's prompts. `If-Match` guards against lost updates.",
    body: promptChangeSchema,
    response: savedPromptSchema,
    errors: [404, 409, 413],
    maxBodyBytes: promptBytes,
  }),
  deletePrompt: defineEndpoint({
    ...mine,
    method: 'DELETE',
    path: '/api/prompts/:id',
    summary: "Delete one of the caller's prompts.",
    status: 204,
    errors: [404],
  }),
} as const;
