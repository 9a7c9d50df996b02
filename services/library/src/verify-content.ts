import { verifyContent } from '@academy/service-kit/versions/chain/verify-content.ts';
import { documentModel, removedImportModel } from './data/document-model.ts';
import { createDocumentRepository } from './data/document-repository.ts';

/** `verify-content.ts`: whether documents' versions and the documents in the bin are as they were kept, see `verifyContent`. */
await verifyContent({
  service: 'library',
  aggregates: (mongo, kept) => [
    createDocumentRepository(documentModel(mongo), removedImportModel(mongo), kept),
  ],
});
