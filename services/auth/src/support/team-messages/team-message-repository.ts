import { z } from 'zod';
import { inquiryStatusSchema } from '@academy/contracts/http/auth/inquiries.ts';
import { messageStateSchema, type MessageState } from '@academy/contracts/http/auth/team-messages.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  contains,
  findStaffPage,
  isWhole,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import type { HelpTicket, HelpTicketRecord } from '../inquiries/support.ts';
import type { HelpTicketModel } from '../inquiries/support-models.ts';

const present = { removedAt: null };

const hasReply = { 'replies.id': { $exists: true } };
const hasNoReply = { 'replies.id': { $exists: false } };

const sortable: SortableFields<HelpTicketRecord> = new Map([
  ['id', '_id'],
  ['createdAt', 'createdAt'],
  ['updatedAt', 'updatedAt'],
  ['subject', 'subject'],
  ['status', 'status'],
]);

/** As the console names them. */
const states: Record<MessageState, Filter<Stored<HelpTicket>>> = {
  sent: hasNoReply,
  waiting: { ...hasReply, status: { $ne: 'done' } },
  done: { ...hasReply, status: 'done' },
};

const filters = z.strictObject({
  status: inquiryStatusSchema.optional(),
  state: messageStateSchema.optional(),
  userId: z.union([z.string(), z.array(z.string())]).optional(),
  openedBy: z.string().optional(),
});

/** What is read of support tickets that staff opened. */
export const createTeamMessages = (model: HelpTicketModel) => ({
  /**
   * The newest first. Free text is looked for in the subject; messages to `people` are found by it too. Throws DomainError
   * 400 naming the parameter.
   */
  listMessages: (
    list: StaffList,
    people: readonly string[],
  ): Promise<{ rows: HelpTicketRecord[]; total: number }> => {
    const { userId, state, openedBy = { $ne: null }, ...others } = staffFilters(list, filters);
    const found = contains(list.q, ['subject']);
    return findStaffPage(model, list, {
      where: {
        ...present,
        ...(list.ids && { _id: { $in: list.ids } }),
        ...(people.length > 0 ? { $or: [found, { userId: { $in: people } }] } : found),
        ...others,
        openedBy,
        ...(state && { $and: [states[state]] }),
        ...(userId !== undefined && { userId: { $in: [userId].flat() } }),
      },
      first: isWhole(list.q, ['subject']),
      sort: staffSort(list, { sortable, otherwise: { createdAt: -1 } }),
    });
  },

  /** The one that waits for a member's answer as this. */
  findWaiting: (waitsAs: string): Promise<HelpTicketRecord | null> =>
    model.findOne({ waitsAs, ...present }, withoutOutbox).lean(),

  /**
   * What was written before then waits no longer, nor what has a reply: a replica of an earlier release keeps it with one,
   * while an upgrade goes on.
   */
  stopWaiting: async (waitsAs: string, before: Date): Promise<void> => {
    await model.updateOne(
      { waitsAs, $or: [{ createdAt: { $lt: before } }, hasReply] },
      { $unset: { waitsAs: 1 }, $inc: { version: 1 } },
    );
  },
});
