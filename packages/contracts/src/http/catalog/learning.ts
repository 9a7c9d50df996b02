import { z } from 'zod';
import { idParamsSchema, idSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The caller's progress in one course. `progress` is the percentage of its exercises passed. */
export const courseProgressSchema = z.object({
  enrolled: z.boolean(),
  completed: z.boolean(),
  progress: z.number().int().min(0).max(100),
  /** How many of its exercises are passed. */
  exercisesPassed: z.number().int(),
  lessonsCompleted: z.array(z.string()),
  /** Where to go on; null once all is done. */
  resume: z.object({ lessonId: z.string(), exerciseId: z.string().nullable() }).nullable(),
  lastActivityAt: z.iso.datetime().nullable(),
});
export type CourseProgress = z.infer<typeof courseProgressSchema>;

export const lessonCompletionSchema = z.object({
  lessonId: z.string(),
  completedAt: z.iso.datetime(),
  /** Whether the course is complete with it. */
  courseCompleted: z.boolean(),
  /** The first lesson after it, and else before it, that is not complete; null once all are. */
  nextLessonId: z.string().nullable(),
  progress: courseProgressSchema,
});
export type LessonCompletion = z.infer<typeof lessonCompletionSchema>;

const learning = { access: 'member' } as const;

export const learningEndpoints = {
  enrol: defineEndpoint({
    ...learning,
    method: 'POST',
    path: '/api/courses/:id/enrol',
    summary: 'Enrol the caller in a course that their plan includes. Idempotent.',
    params: idParamsSchema,
    response: courseProgressSchema,
    errors: [404],
  }),
  completeLesson: defineEndpoint({
    ...learning,
    method: 'POST',
    path: '/api/lessons/:id/complete',
    summary: 'Complete a lesson that is for reading, or whose exercises are all passed. Idempotent.',
    params: idParamsSchema,
    response: lessonCompletionSchema,
    errors: [404, 409],
    notes:
      'Passing the last open exercise of a lesson completes it without this call. 409 lists each remaining exercise in `fields`, with the path `exercises.<exercise id>`.',
  }),
  userProgress: defineEndpoint({
    ...learning,
    method: 'GET',
    path: '/api/user/progress',
    summary: "Get the caller's progress, keyed by course id.",
    response: z.record(idSchema, courseProgressSchema),
    inViewing: true,
  }),
} as const;
