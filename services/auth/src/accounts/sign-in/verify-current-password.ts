import type { AuthDeps } from '../../deps.ts';
import type { UserRecord } from '../users/user.ts';
import { wrongCurrentPassword } from '../users/user-texts.ts';
import { getUser } from '../users/get-user.ts';

type Deps = Pick<AuthDeps, 'users' | 'hasher' | 'limits'>;

/**
 * Checks the present password of somebody who is signed in, counting wrong ones. What it gives asserts the same of the
 * record that is then written: the password may have changed meanwhile, or only have been hashed anew by a sign-in.
 * Both throw 400 for a wrong password; this one also 404 and 429.
 */
export const verifyCurrentPassword = async (
  deps: Deps,
  userId: string,
  password: string,
): Promise<(current: UserRecord) => Promise<void>> => {
  const refuse = (): never => {
    throw wrongCurrentPassword();
  };
  const check = async () => {
    const { passwordHash } = await getUser(deps, userId);
    return { passwordHash, isRight: await deps.hasher.matches(passwordHash, password) };
  };
  const attempt = await deps.limits.currentPassword(userId);
  const { passwordHash, isRight } = await check().catch(async (error: unknown) => {
    await attempt.notChecked();
    throw error;
  });
  if (!isRight) refuse();
  await attempt.succeeded();
  return async (current) => {
    if (current.passwordHash === passwordHash) return;
    if (!(await deps.hasher.matches(current.passwordHash, password))) refuse();
  };
};
