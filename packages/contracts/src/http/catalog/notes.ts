import { z } from 'zod';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

export const maximumNoteLength = 10_000;

/** A learner's own note and bookmark on a lesson; nobody else sees it. */
export const noteSchema = z.object({
  lessonId: z.string(),
  courseId: z.string(),
  text: z.string(),
  bookmarked: z.boolean(),
  /** Grows with every write; 0 where nothing was kept yet. */
  version: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
});
export type Note = z.infer<typeof noteSchema>;

/** With its lesson's titles, for a list. */
export const listedNoteSchema = noteSchema.extend({ lessonTitleEs: z.string(), lessonTitleEn: z.string() });
export type ListedNote = z.infer<typeof listedNoteSchema>;

const notes = { access: 'member' } as const;

export const noteEndpoints = {
  listNotes: defineEndpoint({
    ...notes,
    method: 'GET',
    path: '/api/notes',
    summary: "List the caller's notes and bookmarks, newest first.",
    response: z.array(listedNoteSchema),
  }),
  getNote: defineEndpoint({
    ...notes,
    method: 'GET',
    path: '/api/notes/:id',
    summary: "Get the caller's note on a lesson, by lesson id. Empty if there is none.",
    params: idParamsSchema,
    response: noteSchema,
    errors: [404],
  }),
  saveNote: defineEndpoint({
    ...notes,
    method: 'PUT',
    path: '/api/notes/:id',
    summary: "Save the caller's note and bookmark on a lesson. An empty note without a bookmark is removed.",
    params: idParamsSchema,
    body: z.object({
      text: z.string().max(maximumNoteLength).optional(),
      bookmarked: z.boolean().optional(),
      /** The version that was read; 409 where another device or tab has written since. Absent: overwrites. */
      version: z.number().int().min(0).optional(),
    }),
    response: noteSchema,
    errors: [404, 409],
  }),
} as const;
