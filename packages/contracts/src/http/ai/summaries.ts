import { z } from 'zod';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { answeredBySchema } from './answered-by.ts';

export const courseSummarySchema = z.object({
  /** Markdown: goals, key ideas of each lesson, glossary, checklist and practice. */
  document: z.string(),
  courseTitle: z.string(),
  generatedAt: z.iso.datetime(),
  /** The built-in provider chooses sentences of the lessons; a model writes from them. */
  answeredBy: answeredBySchema,
});
export type CourseSummary = z.infer<typeof courseSummarySchema>;

const summaryDeadlineMs = 120_000;

export const summaryEndpoints = {
  generateCourseSummary: defineEndpoint({
    method: 'POST',
    path: '/api/courses/:id/generate-comprehension',
    summary: "Summarise a course in the caller's language (Accept-Language). Requires access to the course.",
    access: 'member',
    params: idParamsSchema,
    response: courseSummarySchema,
    errors: [404],
    deadlineMs: summaryDeadlineMs,
    notes: 'Kept until the course changes. One at once for each caller: 503 after a wait of 30 s.',
  }),
} as const;
