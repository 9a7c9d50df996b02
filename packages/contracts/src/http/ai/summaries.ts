import { z } from 'zod';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

export const courseSummarySchema = z.object({
  /** Markdown: goals, key ideas of each lesson, glossary, checklist and practice. */
  document: z.string(),
  courseTitle: z.string(),
  generatedAt: z.iso.datetime(),
  /** `built-in`: sentences chosen from the lessons; otherwise the model that wrote it. */
  madeBy: z.string(),
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
    errors: [404, 409],
    deadlineMs: summaryDeadlineMs,
    notes: 'Kept until the course changes. 409 while another summary of the same caller is being written.',
  }),
} as const;
