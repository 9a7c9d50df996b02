import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { libraryTopics } from './topics.ts';

export const documentRemovedV1 = defineEvent({
  type: 'academy.library.document_removed.v1',
  topic: libraryTopics.documents.name,
  key: 'document id',
  when: 'a published document was withdrawn or deleted; the record stays on the topic',
  data: z.object({ id: z.string() }),
  live: () => toEverybody(changed('/api/documents')),
});
