import { z } from 'zod';
import { permissions, rolesWith } from '@academy/contracts/shared/permissions.ts';
import { planSchema, roleSchema, type Plan } from '@academy/contracts/shared/people.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { Account, User, UserRecord } from '../users/user.ts';
import { exactlyNamed, listedUsers, unlisted } from './staff-user-query.ts';
import type { UserModel } from '../users/user-model.ts';
import { wholeAccount } from '../users/whole-account.ts';

const sortable: SortableFields<UserRecord> = new Map([
  ['id', '_id'],
  ['createdAt', 'createdAt'],
  ['email', 'emailFolded'],
  ['username', 'usernameFolded'],
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
  ['role', 'role'],
  ['isAdmin', 'role'],
  ['isModerator', 'role'],
  ['plan', 'plan'],
  ['isPremium', 'plan'],
]);

const permissionSchema = z.enum(permissions);

const filterSchema = z.strictObject({
  role: roleSchema.optional(),
  /** Whoever's role has this permission. */
  may: permissionSchema.optional(),
  plan: planSchema.optional(),
  isAdmin: z.boolean().optional(),
  isModerator: z.boolean().optional(),
  isPremium: z.boolean().optional(),
  registeredSince: z.iso
    .datetime()
    .transform((moment) => new Date(moment))
    .optional(),
});
type Filters = z.output<typeof filterSchema>;

const roleCondition = ({ role, may, isAdmin, isModerator }: Filters): Filter<Stored<User>> => {
  if (role !== undefined) return { role };
  if (may !== undefined) return { role: { $in: rolesWith(may) } };
  if (isAdmin !== undefined) return { role: isAdmin ? 'administrator' : { $ne: 'administrator' } };
  if (isModerator !== undefined) return { role: isModerator ? 'moderator' : { $ne: 'moderator' } };
  return {};
};

const planCondition = ({ plan, isPremium }: Filters): { plan?: Plan } => {
  if (plan !== undefined) return { plan };
  return isPremium === undefined ? {} : { plan: isPremium ? 'premium' : 'free' };
};

const conditions = (list: StaffList): Filter<Stored<User>> => {
  const filters = staffFilters(list, filterSchema);
  const { registeredSince } = filters;
  return {
    ...listedUsers(list),
    ...roleCondition(filters),
    ...planCondition(filters),
    ...(registeredSince && { createdAt: { $gte: registeredSince } }),
  };
};

export const createStaffUserRepository = (model: UserModel) => ({
  /**
   * Users for staff: found by the beginnings of their names, username or email, those first whose are just that, and the newest
   * first. Throws DomainError 400 naming `sort` or `filter`.
   */
  list: async (list: StaffList): Promise<{ rows: Account[]; total: number }> => {
    const { rows, total } = await findStaffPage(model, list, {
      where: conditions(list),
      first: exactlyNamed(list),
      sort: staffSort<UserRecord>(list, { sortable, otherwise: { createdAt: -1 } }),
      without: unlisted,
    });
    return { rows: rows.map(wholeAccount), total };
  },

  /** The accounts of these ids that are still there, in no order. */
  withIds: async (ids: readonly string[]): Promise<Account[]> => {
    if (ids.length === 0) return [];
    const rows = await model
      .find({ _id: { $in: [...new Set(ids)] }, removedAt: null }, { ...withoutOutbox, ...unlisted })
      .lean();
    return rows.map(wholeAccount);
  },
});

export type StaffUserRepository = ReturnType<typeof createStaffUserRepository>;
