import { z } from 'zod';
import { staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { unansweredKindSchema } from './sent-questions.ts';

/** The days that the people are counted over, today's included. */
export const tutorGapDays = [7, 30, 90] as const;
const daysSchema = z.literal(tutorGapDays);

/** From how many different people on a place is shown: fewer could be told apart by who is around. */
export const leastGapPeople = 5;

const bothLanguages = z.object({ es: z.string(), en: z.string() });

/** What was nearest to questions that the tutor could not answer. */
export const tutorGapPlaceSchema = z.object({
  kind: z.enum(['lesson', 'document']),
  /** Of the lesson or document. */
  id: z.string(),
  title: bothLanguages,
  /** The heading of a lesson's section, as it was when it was last asked near; null for a document, and before the first heading. */
  section: bothLanguages.nullable(),
});

/** How many people asked near one place what the tutor could not answer, without what they asked. */
export const tutorGapSchema = z.object({
  id: z.string(),
  kind: unansweredKindSchema,
  /** Null for everything that nothing is near to. */
  place: tutorGapPlaceSchema.nullable(),
  days: daysSchema,
  /** Different people within these days. */
  people: z.number().int().min(leastGapPeople),
  /** The latest UTC day on which somebody asked. */
  lastDay: z.iso.date(),
});
export type TutorGap = z.infer<typeof tutorGapSchema>;

/** What the list is narrowed to, in `filter` beside the usual ones. */
export const tutorGapFilterSchema = z.strictObject({
  /** 30 where absent. */
  days: daysSchema.optional(),
  kind: unansweredKindSchema.optional(),
});

export const tutorGapEndpoints = {
  staffListTutorGaps: defineEndpoint({
    method: 'GET',
    path: '/api/admin/tutor-gaps',
    summary:
      'List the places near which members asked what the tutor could not answer (ra-data-simple-rest conventions).',
    access: 'tutor.read',
    query: staffListQuerySchema,
    response: z.array(tutorGapSchema),
    notes:
      'Only places that five different people or more asked near within the days of `filter`: `{"days":7}`, 30 (where absent) or 90.',
  }),
} as const;
