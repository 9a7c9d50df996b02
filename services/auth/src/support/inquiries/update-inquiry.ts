import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { AuthDeps } from '../../deps.ts';
import type { HelpTicket, HelpTicketRecord, InquiryStatus, LeadRecord, TicketWithAsker } from './support.ts';
import { inquiryChangedMeanwhile, inquiryNotFound, noSuchColleague } from './support-texts.ts';
import { isTeamMessage } from '../team-messages/team-message.ts';
import { messageIsNeverNew } from '../team-messages/team-message-texts.ts';
import { withAsker } from './list-inquiries.ts';

/** A status that is not sent stays as it is. */
export type InquiryEdit = StaffEdit<{ status?: InquiryStatus | undefined }>;

interface StatusChange {
  state: { status: InquiryStatus; updatedAt: Date };
  events: PendingEvent[];
}

const statusChange = (
  current: { status: InquiryStatus; version: number },
  { actorId, id, change: { status }, expectedVersion }: InquiryEdit,
  now: Date,
): StatusChange | null => {
  assertExpectedVersion(expectedVersion, current.version, inquiryChangedMeanwhile);
  if (status === undefined || status === current.status) return null;
  const audit = staffActionRecorded({
    actorId,
    action: 'lead.updated',
    resource: 'leads',
    resourceId: id,
    fields: ['status'],
    at: now,
  });
  return { state: { status, updatedAt: now }, events: [audit] };
};

type HelpEdit = StaffEdit<{ status?: InquiryStatus | undefined; assignedTo?: string | null | undefined }>;

/** Throws 400 where nobody who answers questions has this id. */
const assertColleague = async ({ users }: Pick<AuthDeps, 'users'>, { change }: HelpEdit): Promise<void> => {
  const { assignedTo } = change;
  if (assignedTo === undefined || assignedTo === null) return;
  const colleagues = await users.idsWith('support.write');
  if (!colleagues.includes(assignedTo)) throw noSuchColleague();
};

const helpChange = (
  current: HelpTicketRecord,
  edit: HelpEdit,
  now: Date,
): AggregateChange<HelpTicket> | null => {
  assertExpectedVersion(edit.expectedVersion, current.version, inquiryChangedMeanwhile);
  if (isTeamMessage(current) && edit.change.status === 'new') throw messageIsNeverNew();
  const { status = current.status, assignedTo = current.assignedTo ?? null } = edit.change;
  const fields = [
    ...(status === current.status ? [] : ['status']),
    ...(assignedTo === (current.assignedTo ?? null) ? [] : ['assignedTo']),
  ];
  if (fields.length === 0) return null;
  const audit = staffActionRecorded({
    actorId: edit.actorId,
    action: 'help.updated',
    resource: 'help',
    resourceId: current._id,
    personId: current.userId,
    fields,
    at: now,
  });
  return { state: { status, assignedTo, updatedAt: now }, events: [audit] };
};

/**
 * Staff take up or finish a member's question, or say who takes it on. Throws 400 naming who cannot, or a status that a
 * message of staff cannot have, 404, and 409 when
 * the record has moved on.
 */
export const updateHelp = async (
  deps: Pick<AuthDeps, 'helpTickets' | 'users' | 'now'>,
  edit: HelpEdit,
): Promise<TicketWithAsker> => {
  await assertColleague(deps, edit);
  const changed = await deps.helpTickets.change(edit.id, (current) => helpChange(current, edit, deps.now()));
  if (!changed) throw inquiryNotFound();
  return withAsker(deps, changed);
};

/** The same for a company's question. */
export const updateLead = async (
  deps: Pick<AuthDeps, 'leads' | 'now'>,
  edit: InquiryEdit,
): Promise<LeadRecord> => {
  const changed = await deps.leads.change(edit.id, (current) => statusChange(current, edit, deps.now()));
  if (!changed) throw inquiryNotFound();
  return changed;
};
