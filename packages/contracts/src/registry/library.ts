import { adminActionRecordedV1 } from '../events/audit/admin-action-recorded.v1.ts';
import { categoryChangedV1 } from '../events/library/category-changed.v1.ts';
import { categoryRemovedV1 } from '../events/library/category-removed.v1.ts';
import { documentAddedV1 } from '../events/library/document-added.v1.ts';
import { documentAddedV2 } from '../events/library/document-added.v2.ts';
import { documentRemovedV1 } from '../events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '../events/library/document-updated.v1.ts';
import { documentUpdatedV2 } from '../events/library/document-updated.v2.ts';
import { automationFinishedV1 } from '../events/scheduler/automation-finished.v1.ts';
import { libraryEndpoints } from '../http/library/library-endpoints.ts';
import { defineServiceContract } from './service-contract.ts';

export const library = defineServiceContract({
  name: 'library',
  endpoints: libraryEndpoints,
  events: [
    documentAddedV1,
    documentAddedV2,
    documentUpdatedV1,
    documentUpdatedV2,
    documentRemovedV1,
    categoryChangedV1,
    categoryRemovedV1,
    automationFinishedV1,
    adminActionRecordedV1,
  ],
});
