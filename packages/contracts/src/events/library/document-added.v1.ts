import { defineEvent } from '../event.ts';
import { toEverybody } from '../live-note.ts';
import { libraryTopics } from './topics.ts';
import { publicDocumentSchema } from './public-document.ts';

export const documentAddedV1 = defineEvent({
  type: 'academy.library.document_added.v1',
  topic: libraryTopics.documents.name,
  key: 'document id',
  when: 'a document became published',
  data: publicDocumentSchema,
  // The first import of content/ is no news.
  live: ({ imported, id, titleEs, titleEn }) =>
    imported ? null : toEverybody({ type: 'document_added', document: { id, titleEs, titleEn } }),
});
