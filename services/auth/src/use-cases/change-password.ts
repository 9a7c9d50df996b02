import { invalid } from '@academy/service-kit/errors/domain-error.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { Dependencies } from '../dependencies.ts';
import { commonPassword } from '../domain/account-rules.ts';
import { sessionsRevoked } from '../events/produces.ts';
import { texts } from '../locales/texts.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { getUser } from './get-user.ts';

type Deps = Pick<Dependencies, 'users' | 'sessions' | 'hasher' | 'limits' | 'now'>;

const wrongPassword = () => invalid([{ path: 'currentPassword', text: texts.wrongCurrentPassword }]);

/** Changes the caller's password, keeps the present session and ends every other one. */
export const changePassword = async (
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> => {
  if (isCommonPassword(newPassword)) throw commonPassword('newPassword');
  const attempt = await deps.limits.currentPassword(caller.userId);
  const user = await getUser(deps, caller.userId);
  if (!(await deps.hasher.matches(user.passwordHash, currentPassword))) throw wrongPassword();
  await attempt.succeeded();
  const passwordHash = await deps.hasher.hash(newPassword);
  const sessionsEnded = { before: deps.now(), exceptSessionId: caller.sessionId };
  await deps.users.change(caller.userId, (current) => {
    // Changed meanwhile from elsewhere: what was checked is no longer the password.
    if (current.passwordHash !== user.passwordHash) throw wrongPassword();
    const events = [sessionsRevoked(caller.userId, sessionsEnded)];
    return { state: { passwordHash, sessionsEnded }, events };
  });
  await deps.sessions.clearAway(caller.userId, sessionsEnded.before, caller.sessionId);
};
