import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import type { EventContract } from '@academy/contracts/events/event.ts';

/** The facts that the library tells. */
export const produces: readonly EventContract[] = [documentAddedV1, documentUpdatedV1, documentRemovedV1];
