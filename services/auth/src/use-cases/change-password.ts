import { invalid } from '@academy/service-kit/errors/domain-error.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { Dependencies } from '../dependencies.ts';
import { commonPassword } from '../domain/account-rules.ts';
import { endSessions } from '../domain/user.ts';
import { sessionsRevoked } from '../events/produces.ts';
import { texts } from '../locales/texts.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { getUser, userNotFound } from './get-user.ts';

type Deps = Pick<Dependencies, 'users' | 'sessions' | 'hasher' | 'limits' | 'now'>;

/** Throws 400 that names the field. */
const assertPassword = async (hasher: PasswordHasher, hashed: string, password: string): Promise<void> => {
  if (!(await hasher.matches(hashed, password)))
    throw invalid([{ path: 'currentPassword', text: texts.wrongCurrentPassword }]);
};

/** Changes the caller's password, keeps the present session and ends every other one. */
export const changePassword = async (
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> => {
  if (isCommonPassword(newPassword)) throw commonPassword('newPassword');
  const attempt = await deps.limits.currentPassword(caller.userId);
  const user = await getUser(deps, caller.userId);
  await assertPassword(deps.hasher, user.passwordHash, currentPassword);
  await attempt.succeeded();
  const passwordHash = await deps.hasher.hash(newPassword);
  const changed = await deps.users.change(caller.userId, async (current) => {
    // Changed from elsewhere, or only hashed anew by a sign-in.
    if (current.passwordHash !== user.passwordHash)
      await assertPassword(deps.hasher, current.passwordHash, currentPassword);
    const sessionsEnded = endSessions(current, deps.now(), caller.sessionId);
    return {
      state: { passwordHash, sessionsEnded },
      events: [sessionsRevoked(caller.userId, sessionsEnded)],
    };
  });
  if (!changed?.sessionsEnded) throw userNotFound();
  await deps.sessions.clearAway(caller.userId, changed.sessionsEnded);
};
