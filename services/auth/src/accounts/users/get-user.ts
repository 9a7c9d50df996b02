import type { AuthDeps } from '../../deps.ts';
import type { UserRecord } from './user.ts';
import { userNotFound } from './user-texts.ts';

/** Throws 404. */
export const getUser = async ({ users }: Pick<AuthDeps, 'users'>, id: string): Promise<UserRecord> => {
  const user = await users.find(id);
  if (!user) throw userNotFound();
  return user;
};
