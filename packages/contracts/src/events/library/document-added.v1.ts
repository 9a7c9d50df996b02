import { defineEvent } from '../event.ts';
import { libraryTopics } from './topics.ts';
import { publicDocumentSchema } from './public-document.ts';

export const documentAddedV1 = defineEvent({
  type: 'academy.library.document_added.v1',
  topic: libraryTopics.documents.name,
  key: 'document id',
  when: 'a document became published',
  data: publicDocumentSchema,
});
