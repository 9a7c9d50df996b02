import { invitationStatusSchema, type InvitationStatus } from '@academy/contracts/http/auth/invitations.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { escapeRegex } from '@academy/service-kit/text/escape-regex.ts';
import { z } from 'zod';
import { inBatches } from '../in-batches.ts';
import { foldEmail } from '../users/user.ts';
import type { Invitation, InvitationRecord } from './invitation.ts';
import type { InvitationModel } from './invitation-model.ts';

const sortable: SortableFields<Invitation> = new Map([
  ['id', '_id'],
  ['email', 'emailFolded'],
  ['sentAt', 'sentAt'],
  ['validUntil', 'validUntil'],
]);

const filterSchema = z.strictObject({
  status: invitationStatusSchema.optional(),
  importId: z.string().optional(),
});

const whereStatus = (status: InvitationStatus, now: Date): Filter<Invitation> => {
  if (status === 'sent') return { state: 'sent', validUntil: { $gt: now } };
  if (status === 'expired') return { state: 'sent', validUntil: { $lte: now } };
  return { state: status };
};

export const createInvitationRepository = (model: InvitationModel) => {
  const erase = async (where: Filter<Invitation>): Promise<void> => {
    // By their ids, since what finds them is blanked first.
    const found = await model.find(where, { _id: 1 }).lean();
    await eraseAggregates({
      model,
      where: { _id: { $in: found.map(({ _id }) => _id) } },
      blank: { email: '', emailFolded: '', firstName: '', lastName: '' },
      unset: ['openFor', 'proof', 'userId'],
    });
  };

  const forgetInviter = async (userId: string): Promise<void> => {
    await model.updateMany({ invitedBy: userId }, { $set: { invitedBy: null }, $inc: { version: 1 } });
  };

  return {
    find: (id: string): Promise<InvitationRecord | null> =>
      model.findOne({ _id: id, removedAt: null }, withoutOutbox).lean(),

    /** The one that waits for this address to be used; it may have expired. */
    openFor: (email: string): Promise<InvitationRecord | null> =>
      model.findOne({ openFor: foldEmail(email), removedAt: null }, withoutOutbox).lean(),

    /** Which of these folded addresses have an invitation that holds them; see `holdsAddress`. */
    openAmong: (emails: readonly string[], now: Date): Promise<string[]> =>
      inBatches(emails, async (some) => {
        const where = {
          openFor: { $in: some },
          state: 'sent',
          validUntil: { $gt: now },
          removedAt: null,
        } as const;
        return (await model.find(where, { emailFolded: 1 }).lean()).map(({ emailFolded }) => emailFolded);
      }),

    /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
    listForStaff: (list: StaffList, now: Date): Promise<{ rows: InvitationRecord[]; total: number }> => {
      const { status, importId } = staffFilters(list, filterSchema);
      return findStaffPage(model, list, {
        where: {
          removedAt: null,
          ...(list.ids && { _id: { $in: list.ids } }),
          ...(list.q !== null && { emailFolded: { $regex: `^${escapeRegex(foldEmail(list.q))}` } }),
          ...(importId !== undefined && { importId }),
          ...(status && whereStatus(status, now)),
        },
        sort: staffSort<Invitation>(list, { sortable, otherwise: { sentAt: -1 } }),
      });
    },

    /** Throws DuplicateKeyError where there is one of this id, or an open one for this address. */
    create: (invitation: Invitation, events: readonly PendingEvent[]): Promise<InvitationRecord> =>
      createAggregate<Invitation>({ model, state: invitation, events }),

    /** Null where there is no such invitation; see `changeAggregate`. */
    change: (id: string, change: ChangeOptions<Invitation>['change']): Promise<InvitationRecord | null> =>
      changeAggregate<Invitation>({ model, id, change }),

    /** Erases the invitations of an account, and who of staff sent the others. */
    eraseOf: async (userId: string): Promise<void> => {
      await erase({ $or: [{ userId }, { _id: userId }] });
      await forgetInviter(userId);
    },

    /** Erases those to a folded address that came to no account. */
    eraseTo: (emailFolded: string): Promise<void> => erase({ emailFolded, userId: null }),

    forgetInviter,
  };
};

export type InvitationRepository = ReturnType<typeof createInvitationRepository>;
