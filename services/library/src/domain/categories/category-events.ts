import { categoryChangedV1 } from '@academy/contracts/events/library/category-changed.v1.ts';
import { categoryRemovedV1 } from '@academy/contracts/events/library/category-removed.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { DocumentCategoryState } from './document-category.ts';

export const categoryChanged = (category: DocumentCategoryState): PendingEvent => {
  const { _id: id, nameEs, nameEn, orderIndex, isRetired } = category;
  return pendingEvent(categoryChangedV1, { id, nameEs, nameEn, orderIndex, isRetired });
};

export const categoryRemoved = (id: string): PendingEvent => pendingEvent(categoryRemovedV1, { id });
