import { staffActionRecorded } from '../audit/staff-action.ts';
import type { PendingEvent } from '../outbox/pending-event.ts';

interface BinAct {
  what: 'course' | 'lesson' | 'exercise' | 'document';
  did: 'deleted' | 'restored';
  at: Date;
}

/** The audit log's entry of what staff put into the bin or took out of it. */
export const binAudit = (
  { id, actorId }: { id: string; actorId: string },
  { what, did, at }: BinAct,
): PendingEvent =>
  staffActionRecorded({
    actorId,
    action: `${what}.${did}`,
    resource: `${what}s`,
    resourceId: id,
    fields: [],
    at,
  });
