import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { AuthDeps } from './deps.ts';
import type { LeadRecord, RequestStatus } from '../domain/request.ts';
import { requestChangedMeanwhile, requestNotFound } from '../domain/support-texts.ts';
import { withAsker, type AskedHelp } from './list-requests.ts';

/** A status that is not sent stays as it is. */
export type RequestEdit = StaffEdit<{ status?: RequestStatus | undefined }>;

interface StatusChange {
  state: { status: RequestStatus; updatedAt: Date };
  events: PendingEvent[];
}

const statusChange = (
  current: { status: RequestStatus; version: number },
  { actorId, id, change: { status }, expectedVersion }: RequestEdit,
  { resource, now }: { resource: 'help' | 'leads'; now: Date },
): StatusChange | null => {
  if (expectedVersion !== null && expectedVersion !== current.version) throw requestChangedMeanwhile();
  if (status === undefined || status === current.status) return null;
  const audit = staffActionRecorded({
    actorId,
    action: resource === 'help' ? 'help.updated' : 'lead.updated',
    resource,
    resourceId: id,
    fields: ['status'],
    at: now,
  });
  return { state: { status, updatedAt: now }, events: [audit] };
};

/** Staff take up or finish a member's question. Throws 404, and 409 when the record has moved on. */
export const updateHelp = async (
  deps: Pick<AuthDeps, 'helpRequests' | 'users' | 'now'>,
  edit: RequestEdit,
): Promise<AskedHelp> => {
  const moment = { resource: 'help', now: deps.now() } as const;
  const changed = await deps.helpRequests.change(edit.id, (current) => statusChange(current, edit, moment));
  if (!changed) throw requestNotFound();
  return withAsker(deps, changed);
};

/** The same for a company's question. */
export const updateLead = async (
  deps: Pick<AuthDeps, 'leads' | 'now'>,
  edit: RequestEdit,
): Promise<LeadRecord> => {
  const moment = { resource: 'leads', now: deps.now() } as const;
  const changed = await deps.leads.change(edit.id, (current) => statusChange(current, edit, moment));
  if (!changed) throw requestNotFound();
  return changed;
};
