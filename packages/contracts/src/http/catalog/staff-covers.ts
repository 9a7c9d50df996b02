import { z } from 'zod';
import { coverSchema } from '../../content/course-file.ts';
import { largestCoverImageBytes } from '../../shared/cover-limits.ts';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { coverImageIdSchema, keptCoverSchema } from './staff-courses.ts';
import { title } from './staff-texts.ts';

/** A picture in Base64, and the JSON around it. */
const uploadBytes = Math.ceil(largestCoverImageBytes / 3) * 4 + 1024;
/** A picture waits for those before it, and a large one takes seconds. */
const uploadDeadlineMs = 40_000;

const inBothThemes = z.object({ light: z.string(), dark: z.string() });

export const drawnCoverSchema = z.object({
  /** The words that were drawn: those of the title where none were sent. */
  cover: keptCoverSchema,
  /** SVG. */
  drawings: z.object({ es: inBothThemes, en: inBothThemes }),
});
export type DrawnCover = z.infer<typeof drawnCoverSchema>;

/** What staff ask about the cover of a course before they save it. */
export const staffCoverEndpoints = {
  staffDrawCover: defineEndpoint({
    method: 'POST',
    path: '/api/admin/cover-drawings',
    summary: 'Draw a cover in both languages and themes. Nothing is stored.',
    access: 'content.write',
    body: z.strictObject({
      titleEs: title,
      titleEn: title,
      /** The place of the course, from 1. */
      number: z.number().int().min(1),
      /** Null for one that follows the title. */
      cover: coverSchema.nullable(),
    }),
    response: drawnCoverSchema,
  }),
  staffUploadCoverImage: defineEndpoint({
    method: 'POST',
    path: '/api/admin/cover-images',
    summary: 'Upload a picture for a cover: JPEG, PNG or WebP of 10 MB at most.',
    access: 'content.write',
    body: z.strictObject({ picture: z.base64().min(1) }),
    status: 201,
    response: z.object({ id: coverImageIdSchema }),
    maxBodyBytes: uploadBytes,
    deadlineMs: uploadDeadlineMs,
    notes:
      'The picture is turned upright, cropped to 1280 × 480 and kept without its metadata. The same picture has the same id. It goes after a day unless a course is saved with it as `coverImage`. 400 says why a picture is refused.',
  }),
  staffGetCoverImage: defineEndpoint({
    method: 'GET',
    path: '/api/admin/cover-images/:id',
    summary: 'Get an uploaded picture as it is kept.',
    access: 'content.read',
    params: idParamsSchema,
    media: 'image/webp',
    errors: [404],
  }),
} as const;
