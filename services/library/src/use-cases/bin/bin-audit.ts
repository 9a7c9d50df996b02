import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';

/** The audit log's entry of a document that staff put into the bin or took out of it. */
export const binAudit = (
  { id, actorId }: { id: string; actorId: string },
  { did, at }: { did: 'deleted' | 'restored'; at: Date },
): PendingEvent =>
  staffActionRecorded({
    actorId,
    action: `document.${did}`,
    resource: 'documents',
    resourceId: id,
    fields: [],
    at,
  });
