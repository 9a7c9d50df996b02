import { defineEvent } from '../event.ts';
import { topics } from '../topics.ts';
import { publicDocumentSchema } from './public-document.ts';

export const documentUpdatedV1 = defineEvent({
  type: 'academy.library.document_updated.v1',
  topic: topics.libraryDocuments.name,
  key: 'document id',
  when: 'a published document changed',
  data: publicDocumentSchema,
});
