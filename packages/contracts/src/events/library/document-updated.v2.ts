import { defineEvent } from '../event.ts';
import { documentUpdatedV1 } from './document-updated.v1.ts';
import { publicDocumentInAnyCategory } from './public-document.ts';

export const documentUpdatedV2 = defineEvent({
  ...documentUpdatedV1,
  type: 'academy.library.document_updated.v2',
  when: 'the same, of a document in a category that v1 does not list',
  data: publicDocumentInAnyCategory,
});
