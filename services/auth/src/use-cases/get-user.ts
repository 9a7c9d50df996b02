import { notFound } from '@academy/service-kit/errors/domain-error.ts';
import type { AuthDeps } from './deps.ts';
import type { UserRecord } from '../domain/user.ts';
import { texts } from '../locales/texts.ts';

export const userNotFound = () => notFound('user-not-found', texts.userNotFound);

/** Throws 404. */
export const getUser = async ({ users }: Pick<AuthDeps, 'users'>, id: string): Promise<UserRecord> => {
  const user = await users.find(id);
  if (!user) throw userNotFound();
  return user;
};
