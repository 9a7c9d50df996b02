import type { z } from 'zod';
import type { profileSchema } from '@academy/contracts/http/auth.ts';
import type { Dependencies } from '../dependencies.ts';
import { derivedFromNames, type UserRecord } from '../domain/user.ts';
import { userChanges } from '../events/produces.ts';
import { userNotFound } from './get-user.ts';
import { withTakenNames } from './with-taken-names.ts';

/** Changes the caller's own names, email and language. Throws 409 for a name or an email that is taken. */
export const updateProfile = async (
  { users }: Pick<Dependencies, 'users'>,
  userId: string,
  { language, ...names }: z.output<typeof profileSchema>,
): Promise<UserRecord> => {
  const changed = await withTakenNames(() =>
    users.change(userId, (current) => {
      const state = { ...names, ...derivedFromNames(names), language: language ?? current.language };
      return { state, events: userChanges(current, { ...current, ...state }) };
    }),
  );
  if (!changed) throw userNotFound();
  return changed;
};
