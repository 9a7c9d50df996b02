import { z } from 'zod';
import { leadSchema } from '@academy/contracts/http/auth/leads.ts';
import { inquiryStatusSchema } from '@academy/contracts/http/auth/inquiries.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import {
  contains,
  findStaffPage,
  isWhole,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import type { HelpTicket, HelpTicketRecord, Lead, LeadRecord } from './support.ts';
import { createTeamMessages } from '../team-messages/team-message-repository.ts';
import type { HelpTicketModel, LeadModel } from './support-models.ts';

const present = { removedAt: null };
/** As the contract promises. */
const mostOfAnAsker = 50;

const sameNames = <const Field extends string>(fields: readonly Field[]): [Field, Field][] =>
  fields.map((field) => [field, field]);
const inquiryFields = sameNames(['status', 'language', 'createdAt', 'updatedAt']);
const sortableHelp: SortableFields<HelpTicketRecord> = new Map([
  ['id', '_id'],
  ...inquiryFields,
  ...sameNames(['subject', 'priority', 'userId']),
]);
const sortableLeads: SortableFields<LeadRecord> = new Map([
  ['id', '_id'],
  ...inquiryFields,
  ...sameNames(['name', 'company', 'email', 'teamSize', 'plan']),
]);

const helpFilters = z.strictObject({
  status: inquiryStatusSchema.optional(),
  priority: z.boolean().optional(),
  userId: z.string().optional(),
  assignedTo: z.string().nullable().optional(),
});
const leadFilters = z.strictObject({
  status: inquiryStatusSchema.optional(),
  plan: leadSchema.shape.plan,
});

const listed = (ids: StaffList['ids']) => ({
  ...present,
  ...(ids && { _id: { $in: ids } }),
});

/** What both kinds of inquiries are stored by. */
const createInquiries = <State extends { _id: string }>(model: AnyModel<State>) => ({
  /** False when the id is another inquiry's, or was. */
  add: (state: State, events: readonly PendingEvent[]): Promise<boolean> =>
    insertOnce(() => createAggregate<State>({ model, state, events })),

  /** As `changeAggregate`: null where there is none, and `change` may run again. */
  change: (
    id: string,
    change: (current: State & { version: number }) => AggregateChange<State> | null,
  ): Promise<(State & { version: number }) | null> => changeAggregate<State>({ model, id, change }),
});

export const createHelpTicketRepository = (model: HelpTicketModel) => ({
  ...createInquiries<HelpTicket>(model),
  ...createTeamMessages(model),

  find: (id: string): Promise<HelpTicketRecord | null> =>
    model.findOne({ _id: id, ...present }, withoutOutbox).lean(),

  /**
   * Priority first, then the newest. Free text is looked for in the subject and the text; questions of `askers` are
   * found by it too. Throws DomainError 400 naming the parameter.
   */
  list: (
    list: StaffList,
    askers: readonly string[],
  ): Promise<{ rows: HelpTicketRecord[]; total: number }> => {
    const found = contains(list.q, ['subject', 'text']);
    return findStaffPage(model, list, {
      where: {
        ...listed(list.ids),
        ...(askers.length > 0 ? { $or: [found, { userId: { $in: askers } }] } : found),
        ...staffFilters(list, helpFilters),
      },
      first: isWhole(list.q, ['subject']),
      sort: staffSort(list, { sortable: sortableHelp, otherwise: { priority: -1, createdAt: -1 } }),
    });
  },

  /** The newest of somebody's questions, newest first. */
  ofAsker: (userId: string): Promise<HelpTicketRecord[]> =>
    model
      .find({ userId, ...present }, withoutOutbox)
      .sort({ createdAt: -1, _id: -1 })
      .limit(mostOfAnAsker)
      .lean(),

  /** Nothing that somebody wrote stays; what of it waits to be told is told first, by its id alone. */
  erase: async (userId: string, now: Date): Promise<void> => {
    await model.updateMany(
      { userId, ...present },
      { $set: { subject: '', text: '', answers: [], replies: [], removedAt: now }, $inc: { version: 1 } },
    );
    await model.deleteMany({ userId, outboxPending: null });
  },
});

export const createLeadRepository = (model: LeadModel) => ({
  ...createInquiries<Lead>(model),

  find: (id: string): Promise<LeadRecord | null> =>
    model.findOne({ _id: id, ...present }, withoutOutbox).lean(),

  /** The newest first. Throws DomainError 400 naming the parameter. */
  list: (list: StaffList): Promise<{ rows: LeadRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: {
        ...listed(list.ids),
        ...contains(list.q, ['name', 'company', 'email', 'text']),
        ...staffFilters(list, leadFilters),
      },
      first: isWhole(list.q, ['name', 'company', 'email']),
      sort: staffSort(list, { sortable: sortableLeads, otherwise: { createdAt: -1 } }),
    }),
});

export type HelpTicketRepository = ReturnType<typeof createHelpTicketRepository>;
export type LeadRepository = ReturnType<typeof createLeadRepository>;
