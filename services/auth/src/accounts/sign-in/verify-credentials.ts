import type { AuthDeps } from '../../deps.ts';
import type { Credentials } from './credentials.ts';
import { foldEmail, type Account, type SigningIn } from '../users/user.ts';

type Deps = Pick<AuthDeps, 'users' | 'hasher' | 'limits'>;

const renewHash = async (deps: Deps, user: SigningIn, password: string): Promise<void> => {
  if (!deps.hasher.isOutdated(user.passwordHash)) return;
  const passwordHash = await deps.hasher.hash(password);
  await deps.users.change(user._id, (current) =>
    current.passwordHash === user.passwordHash ? { state: { passwordHash }, events: [] } : null,
  );
};

const check = async (deps: Deps, email: string, password: string) => {
  const user = await deps.users.findByEmail(email);
  return { user, isRight: await deps.hasher.matches(user?.passwordHash ?? null, password) };
};

/**
 * The user whose email and password these are, or null. An unknown email takes the same steps as a wrong password,
 * a verification against nobody's hash included.
 */
export const verifyCredentials = async (
  deps: Deps,
  { email, password, ...from }: Credentials,
): Promise<Account | null> => {
  // Before anything is counted or read: what is shed must cost next to nothing.
  deps.hasher.assertRoom();
  const attempt = await deps.limits.signIn({ account: foldEmail(email), ...from });
  const { user, isRight } = await check(deps, email, password).catch(async (error: unknown) => {
    await attempt.notChecked();
    throw error;
  });
  if (user === null || !isRight) return null;
  await attempt.succeeded();
  await renewHash(deps, user, password);
  return user;
};
