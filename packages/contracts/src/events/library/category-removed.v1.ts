import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { libraryTopics } from './topics.ts';

export const categoryRemovedV1 = defineEvent({
  type: 'academy.library.category_removed.v1',
  topic: libraryTopics.categories.name,
  key: 'category id',
  when: 'staff deleted a category of documents; the documents that it had are moved after it',
  data: z.object({ id: z.string() }),
  live: () => toEverybody(changed('/api/document-categories')),
});
