import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { AuthDeps } from '../../deps.ts';
import type { LeadRecord, InquiryStatus, TicketWithAsker } from './support.ts';
import { inquiryChangedMeanwhile, inquiryNotFound } from './support-texts.ts';
import { withAsker } from './list-inquiries.ts';

/** A status that is not sent stays as it is. */
export type InquiryEdit = StaffEdit<{ status?: InquiryStatus | undefined }>;

interface StatusChange {
  state: { status: InquiryStatus; updatedAt: Date };
  events: PendingEvent[];
}

const statusChange = (
  current: { status: InquiryStatus; version: number; userId?: string },
  { actorId, id, change: { status }, expectedVersion }: InquiryEdit,
  { resource, now }: { resource: 'help' | 'leads'; now: Date },
): StatusChange | null => {
  assertExpectedVersion(expectedVersion, current.version, inquiryChangedMeanwhile);
  if (status === undefined || status === current.status) return null;
  const audit = staffActionRecorded({
    actorId,
    action: resource === 'help' ? 'help.updated' : 'lead.updated',
    resource,
    resourceId: id,
    ...(current.userId !== undefined && { personId: current.userId }),
    fields: ['status'],
    at: now,
  });
  return { state: { status, updatedAt: now }, events: [audit] };
};

/** Staff take up or finish a member's question. Throws 404, and 409 when the record has moved on. */
export const updateHelp = async (
  deps: Pick<AuthDeps, 'helpTickets' | 'users' | 'now'>,
  edit: InquiryEdit,
): Promise<TicketWithAsker> => {
  const moment = { resource: 'help', now: deps.now() } as const;
  const changed = await deps.helpTickets.change(edit.id, (current) => statusChange(current, edit, moment));
  if (!changed) throw inquiryNotFound();
  return withAsker(deps, changed);
};

/** The same for a company's question. */
export const updateLead = async (
  deps: Pick<AuthDeps, 'leads' | 'now'>,
  edit: InquiryEdit,
): Promise<LeadRecord> => {
  const moment = { resource: 'leads', now: deps.now() } as const;
  const changed = await deps.leads.change(edit.id, (current) => statusChange(current, edit, moment));
  if (!changed) throw inquiryNotFound();
  return changed;
};
