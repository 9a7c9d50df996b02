import { referencesTaughtV1 } from '@academy/contracts/events/catalog/references-taught.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { TaughtReferencesRecord } from './taught-references.ts';

export const referencesTaught = ({
  _id,
  number,
}: Pick<TaughtReferencesRecord, '_id' | 'number'>): PendingEvent =>
  pendingEvent(referencesTaughtV1, { exerciseId: _id, version: number });
