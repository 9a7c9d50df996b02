import { defineEvent } from '../event.ts';
import { documentAddedV1 } from './document-added.v1.ts';
import { publicDocumentInAnyCategory } from './public-document.ts';

export const documentAddedV2 = defineEvent({
  ...documentAddedV1,
  type: 'academy.library.document_added.v2',
  when: 'the same, of a document in a category that v1 does not list',
  data: publicDocumentInAnyCategory,
});
