import { z } from 'zod';
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
    /** Of its references, which are not in the event: it outlives what its author takes back. */
    version: z.number().int(),
  }),
  live: ({ exerciseId }) =>
    // The exercise on the front page has an address of its own, which does not say which one it is.
    toEverybody(changed(`/api/exercises/${exerciseId}/references`, '/api/trial-exercise')),
});
