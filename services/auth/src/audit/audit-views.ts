import type { AuditEntry as AuditEntryView } from '@academy/contracts/http/auth/audit.ts';
import type { ActedEntry } from './audit-entry.ts';

export const auditEntryView = ({ entry, actor, personal }: ActedEntry): AuditEntryView => ({
  id: entry._id,
  at: entry.at.toISOString(),
  actorId: entry.actorId,
  actorName: actor && (`${actor.firstName} ${actor.lastName}`.trim() || actor.username),
  action: entry.action,
  resource: entry.resource,
  resourceId: entry.resourceId,
  fields: entry.fields,
  values: { ...entry.values, ...(personal.state === 'shown' && personal.values) },
  personal: personal.state,
  network: entry.network,
  requestId: entry.requestId,
});
