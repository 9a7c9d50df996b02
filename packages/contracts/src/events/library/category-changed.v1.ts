import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { libraryTopics } from './topics.ts';

export const categoryChangedV1 = defineEvent({
  type: 'academy.library.category_changed.v1',
  topic: libraryTopics.categories.name,
  key: 'category id',
  when: 'staff created, renamed, moved, retired or brought back a category of documents',
  data: z.object({
    id: z.string(),
    nameEs: z.string(),
    nameEn: z.string(),
    orderIndex: z.number().int(),
    isRetired: z.boolean(),
  }),
  live: () => toEverybody(changed('/api/document-categories')),
});
