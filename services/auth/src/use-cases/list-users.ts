import { z } from 'zod';
import { planSchema, roleSchema } from '@academy/contracts/shared/people.ts';
import { invalid } from '@academy/service-kit/errors/domain-error.ts';
import type { StaffList } from '@academy/service-kit/http/staff-list.ts';
import { fold } from '@academy/service-kit/text/fold.ts';
import type { UserPage, UserQuery } from '../data/user-repository.ts';
import type { AuthDeps } from './deps.ts';
import type { User } from '../domain/user.ts';
import { texts } from '../locales/texts.ts';

/** What staff may sort by, and the field that it is kept in. */
const sortable = new Map<string, keyof User>([
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

const filterSchema = z.strictObject({
  role: roleSchema.optional(),
  plan: planSchema.optional(),
  isAdmin: z.boolean().optional(),
  isModerator: z.boolean().optional(),
  isPremium: z.boolean().optional(),
});

const roleCondition = (filter: z.output<typeof filterSchema>): Pick<UserQuery, 'role'> => {
  if (filter.role !== undefined) return { role: filter.role };
  if (filter.isAdmin !== undefined)
    return { role: filter.isAdmin ? 'administrator' : { not: 'administrator' } };
  if (filter.isModerator !== undefined)
    return { role: filter.isModerator ? 'moderator' : { not: 'moderator' } };
  return {};
};

const planCondition = ({ plan, isPremium }: z.output<typeof filterSchema>): Pick<UserQuery, 'plan'> => {
  if (plan !== undefined) return { plan };
  return isPremium === undefined ? {} : { plan: isPremium ? 'premium' : 'free' };
};

const toQuery = ({ sort, range, q, ids, filter }: StaffList): UserQuery => {
  const field = sort === null ? 'createdAt' : sortable.get(sort.field);
  if (field === undefined) throw invalid([{ path: 'sort', text: texts.unknownSort }]);
  const parsed = filterSchema.safeParse(filter);
  if (!parsed.success) throw invalid([{ path: 'filter', text: texts.unknownFilter }]);
  return {
    ids,
    words: fold(q ?? '')
      .split(/\s+/)
      .filter(Boolean),
    ...roleCondition(parsed.data),
    ...planCondition(parsed.data),
    sort: { field, direction: sort?.order === 'ASC' ? 1 : -1 },
    from: range.from,
    count: range.to - range.from + 1,
  };
};

/** Users for staff: found by the beginnings of their names, username or email. Throws 400 naming the parameter. */
export const listUsers = ({ users }: Pick<AuthDeps, 'users'>, list: StaffList): Promise<UserPage> =>
  users.list(toQuery(list));
