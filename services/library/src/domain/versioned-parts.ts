import { fieldsOf } from '@academy/service-kit/versions/fields-of.ts';
import type { VersionedPart } from '@academy/service-kit/versions/version.ts';
import type { LibraryDocumentRecord } from './library-document.ts';

/** What of a document is kept as a version: what staff can edit, and whether it was published. */
const documentState = (record: Omit<LibraryDocumentRecord, 'version'>) =>
  fieldsOf(record, [
    'titleEs',
    'titleEn',
    'descriptionEs',
    'descriptionEn',
    'contentEs',
    'contentEn',
    'category',
    'isPremium',
    'iconName',
    'iconColor',
    'status',
  ]);

export const documentParts = (document: Omit<LibraryDocumentRecord, 'version'>): VersionedPart[] => [
  {
    kind: 'documents',
    id: document._id,
    isPublished: document.status === 'published',
    state: documentState(document),
  },
];
