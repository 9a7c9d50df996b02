import { referencesTaughtV1 } from '@academy/contracts/events/catalog/references-taught.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { TaughtReferencesRecord } from './taught-references.ts';

export const referencesTaught = ({
  _id,
  number,
  references,
}: Pick<TaughtReferencesRecord, '_id' | 'number' | 'references'>): PendingEvent =>
  pendingEvent(referencesTaughtV1, { exerciseId: _id, version: number, references });
