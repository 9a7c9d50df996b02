import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { libraryTopics } from './topics.ts';
import { publicDocumentSchema } from './public-document.ts';

export const documentUpdatedV1 = defineEvent({
  type: 'academy.library.document_updated.v1',
  topic: libraryTopics.documents.name,
  key: 'document id',
  when: 'a published document changed',
  data: publicDocumentSchema,
  live: () => toEverybody(changed('/api/documents')),
});
