import { z } from 'zod';
import { inquiryStatusSchema } from '@academy/contracts/http/auth/inquiries.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  contains,
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { HelpTicketRecord } from '../inquiries/support.ts';
import type { HelpTicketModel } from '../inquiries/support-models.ts';

const present = { removedAt: null };

const sortable: SortableFields<HelpTicketRecord> = new Map([
  ['id', '_id'],
  ['createdAt', 'createdAt'],
  ['updatedAt', 'updatedAt'],
  ['subject', 'subject'],
  ['status', 'status'],
]);

const filters = z.strictObject({
  status: inquiryStatusSchema.optional(),
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
    const { userId, openedBy = { $ne: null }, ...others } = staffFilters(list, filters);
    const found = contains(list.q, ['subject']);
    return findStaffPage(model, list, {
      where: {
        ...present,
        ...(list.ids && { _id: { $in: list.ids } }),
        ...(people.length > 0 ? { $or: [found, { userId: { $in: people } }] } : found),
        ...others,
        openedBy,
        ...(userId !== undefined && { userId: { $in: [userId].flat() } }),
      },
      sort: staffSort(list, { sortable, otherwise: { createdAt: -1 } }),
    });
  },

  /** The one that waits for a member's answer as this. */
  findWaiting: (waitsAs: string): Promise<HelpTicketRecord | null> =>
    model.findOne({ waitsAs, ...present }, withoutOutbox).lean(),

  /** What was written before then waits no longer. */
  stopWaiting: async (waitsAs: string, before: Date): Promise<void> => {
    await model.updateOne(
      { waitsAs, createdAt: { $lt: before } },
      { $unset: { waitsAs: 1 }, $inc: { version: 1 } },
    );
  },
});
