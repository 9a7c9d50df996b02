import { z } from 'zod';
import { exerciseReferencesSchema } from '../../shared/exercise-references.ts';
import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { catalogTopics } from './topics.ts';

export const referencesTaughtV1 = defineEvent({
  type: 'academy.catalog.references_taught.v1',
  topic: catalogTopics.references.name,
  key: 'exercise id',
  when: "judged attempts joined an exercise's references, or left them",
  data: z.object({
    exerciseId: z.string(),
    version: z.number().int(),
    /** What they add to the exercise's own references; null where none is left. */
    references: exerciseReferencesSchema.nullable(),
  }),
  live: ({ exerciseId }) => toEverybody(changed(`/api/exercises/${exerciseId}/references`)),
});
